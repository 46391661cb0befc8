/** A window at dusk: a bird comes for the trinkets on the sill, and somebody with whiskers has noticed. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#7d5a4c" d="M0 0h320v180H0z" />
      <path
        stroke="#6d4d41"
        strokeWidth="3"
        fill="none"
        d="M0 30h320M0 74h320M0 118h320M60 0v30M250 30v44M20 74v44M290 118v40"
      />
      <rect x="62" y="8" width="196" height="136" rx="4" fill="#f3e6cf" />
      <path fill="#f2b880" d="M72 18h176v118H72z" />
      <path fill="#e9985f" d="M72 92q50-26 90-6t86-10v60H72z" />
      <circle cx="128" cy="72" r="18" fill="#fce9b8" />
      <path stroke="#f3e6cf" strokeWidth="7" d="M160 18v118M72 64h176" />
      <path fill="#fffaf0" opacity=".9" d="M72 18h40q-4 60-40 86zm176 0h-40q4 60 40 86z" />
      <path fill="#3b3340" d="M206 136c-6-30 2-46 14-52l-3-18 12 10q8-2 15 0l11-10-2 20c10 10 10 34 4 50z" />
      <g fill="#f7d36b">
        <ellipse cx="228" cy="92" rx="3" ry="4" />
        <ellipse cx="244" cy="92" rx="3" ry="4" />
      </g>
      <path
        fill="#2f4858"
        d="M100 44c16-2 26 4 34 12 6-4 14-4 20 2l9 1-8 5c-2 12-14 16-28 12-8 6-18 10-30 8 8-4 13-9 16-16-2-10-6-18-13-24z"
      />
      <circle cx="148" cy="60" r="1.8" fill="#fff" />
      <path fill="#fbf3e2" d="M40 140h240v16H40z" />
      <path fill="#d9c7a4" d="M40 156h240v6H40z" />
      <g fill="none" stroke="#b8860b" strokeWidth="5">
        <circle cx="112" cy="128" r="9" />
        <circle cx="160" cy="129" r="6" />
        <path d="M167 131h22m-7 0v7" />
      </g>
      <path fill="#cfe6f2" stroke="#5f8ca3" d="m112 108 7 6-7 7-7-7z" />
    </svg>
  );
}
