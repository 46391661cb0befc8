/** A felt in a frame of wood, an umbrella against a dagger, and the turns to come. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#8a5a33" d="M0 0h320v180H0z" />
      <path
        stroke="#774a27"
        strokeWidth="2"
        fill="none"
        d="M0 7q80-4 160 0t160-1M0 173q90 4 170 0t150 1M6 0q4 90 0 180M314 0q-4 90 0 180"
      />
      <rect x="14" y="14" width="292" height="152" rx="10" fill="#2f5d46" />
      <rect
        x="22"
        y="22"
        width="276"
        height="136"
        rx="6"
        fill="none"
        stroke="#4d7d63"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <g transform="translate(98 84) rotate(-24)">
        <path fill="#c9503a" d="M-48 0a48 48 0 0 1 96 0q-8-9-16 0-8-9-16 0-8-9-16 0-8-9-16 0-8-9-16 0-8-9-16 0z" />
        <path fill="#a83c29" d="M0-48Q24-30 16 0 8-9 0 0-8-9-16 0-24-30 0-48z" />
        <path fill="none" stroke="#f0dfc0" strokeWidth="5" strokeLinecap="round" d="M0 0v42q0 9 9 9t9-9M0-48v-6" />
      </g>
      <g transform="translate(220 82) rotate(38)">
        <path fill="#dfe5e4" d="m0-62 9 14v62H-9v-62z" />
        <path fill="#b4c0bf" d="m0-62 9 14v62H0z" />
        <path fill="#d9a441" d="M-22 12h44v8h-44z" />
        <path fill="#5a3820" d="M-6 20H6v28H-6z" />
        <circle cy="52" r="7" fill="#d9a441" />
      </g>
      <g stroke="#f0dfc0" strokeWidth="2">
        <circle cx="112" cy="144" r="9" fill="#c9503a" />
        <path fill="#4f7fa8" d="m144 134 10 10-10 10-10-10zm64 0 10 10-10 10-10-10z" />
        <circle cx="176" cy="144" r="9" fill="#c9503a" />
      </g>
    </svg>
  );
}
