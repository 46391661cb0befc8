/** Why the system refused, without the codes and paths that Node adds for developers. */
export function systemReason(error: Error): string {
  return error.message.replace(/^\w+: |, \w+( '.*')?$/gs, '');
}
