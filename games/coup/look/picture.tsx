/** A card that is held up, one that lies face down, and a few coins. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#3a2233" d="M0 0h320v180H0z" />
      <path fill="#4a2c41" d="M0 120q160-50 320 0v60H0z" />
      <g transform="rotate(-10 120 90)">
        <rect x="82" y="30" width="82" height="118" rx="9" fill="#fdf6e9" />
        <path fill="#8c3b6b" d="M96 104V66l13 14 14-26 14 26 13-14v38zM96 112h54v6H96z" />
      </g>
      <g transform="rotate(12 210 90)">
        <rect x="172" y="30" width="82" height="118" rx="9" fill="#fdf6e9" />
        <rect x="178" y="36" width="70" height="106" rx="5" fill="#6b3d5e" />
        <path stroke="#c99bbb" strokeWidth="3" fill="none" d="m213 52 24 37-24 37-24-37zm0 20 12 17-12 17-12-17z" />
      </g>
      <g fill="#e0a93b" stroke="#8f6517" strokeWidth="3">
        <ellipse cx="52" cy="148" rx="20" ry="13" />
        <ellipse cx="78" cy="158" rx="20" ry="13" />
        <ellipse cx="276" cy="152" rx="20" ry="13" />
      </g>
    </svg>
  );
}
