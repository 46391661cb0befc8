import { Shield } from './shield-outline.tsx';

/** The same under the lights of a hall: leaf against lightning, and a bag with what helps. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#2e3a52" d="M0 0h320v180H0z" />
      <path fill="#3d4c69" d="M40 0h56l40 130H-8zM224 0h56l48 130H184z" />
      <path fill="#5a4a3a" d="M0 112q160-26 320 0v68H0z" />
      <ellipse cx="160" cy="150" rx="132" ry="24" fill="none" stroke="#d9b878" strokeWidth="4" />
      <path stroke="#d9b878" strokeWidth="4" d="M160 126v48" />
      <path fill="#f6e7b8" d="M30 0h76v8H30zM214 0h76v8h-76z" />
      <g transform="translate(84 88)">
        <Shield fill="#3f8a3a" edge="#2a6127" />
        <path fill="#e8f6da" d="M-20 16C-20-10-4-22 22-22 22 6 8 20-12 18z" />
        <path fill="none" stroke="#3f8a3a" strokeWidth="4" strokeLinecap="round" d="M-18 20 6-6" />
      </g>
      <g transform="translate(236 88)">
        <Shield fill="#c79210" edge="#8c6404" />
        <path fill="#fff6d2" d="M4-28-18 6h14l-6 24L18-6H3z" />
      </g>
      <g transform="translate(160 132)">
        <path fill="#a8452f" d="M-30-10h60l6 44q-36 8-72 0z" />
        <path fill="none" stroke="#7d2f1f" strokeWidth="5" d="M-14-10q0-16 14-16t14 16" />
        <path fill="#c9614a" d="M-32-10h64v13q-32 10-64 0z" />
        <path fill="#f6e7b8" d="M-5 8H5v6h6v9H5v6H-5v-6h-6v-9h6z" />
      </g>
    </svg>
  );
}
