/** A file that was chosen or dropped, until its page takes it. */
let dropped: File | undefined;

export function openFile(file: File): void {
  dropped = file;
  if (location.hash === '#/file') location.hash = '#/';
  location.hash = '#/file';
}

export function droppedFile(): File | undefined {
  return dropped;
}
