/** A card's worth of the land: river, road and hills at dusk, and who meets there. */
export function Picture() {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <path fill="#e9dcb8" d="M0 0h320v180H0z" />
      <path fill="#b9cfd0" d="M206 0h114v180H150c-14-16 6-30 20-40 24-16 58-30 62-54s-22-30-28-48 8-26 2-38z" />
      <path
        fill="none"
        stroke="#93b3b6"
        strokeWidth="2"
        d="M218 0c4 14-6 22-2 36s32 30 28 52-40 40-64 56c-12 8-26 20-18 36M232 0c4 14-8 22-4 36s34 30 30 54-44 42-66 58c-10 8-20 18-14 32"
      />
      <path fill="#c3c48c" d="M0 0h204c6 12-8 20-2 38s32 24 28 48-38 38-62 54c-14 10-34 24-20 40H0z" />
      <path fill="#9fb07a" d="M0 0h120c-8 26 14 40 4 66S60 96 70 128s-18 40-34 52H0z" />
      <path fill="#d9cf9c" d="M70 128c-6-22 34-40 56-44 20 16 36 20 50 48-16 10-36 26-28 48H50c14-12 26-30 20-52z" />
      <g fill="none" stroke="#6f7d4e" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 34l10-14 10 14M40 50l8-12 8 12M66 22l9-13 9 13M22 92l9-13 9 13M92 48l7-10 7 10M30 140l8-12 8 12" />
      </g>
      <path
        fill="none"
        stroke="#8a5a33"
        strokeWidth="5"
        strokeLinecap="round"
        d="M200 26c-2 26 14 40 8 62s-46 34-60 54-22 18-30 34"
      />
      <path
        fill="none"
        stroke="#f0dfb0"
        strokeWidth="2"
        strokeDasharray="6 5"
        d="M200 26c-2 26 14 40 8 62s-46 34-60 54-22 18-30 34"
      />
      <circle cx="200" cy="26" r="9" fill="#f7efd8" stroke="#5b4630" strokeWidth="2" />
      <circle cx="150" cy="138" r="11" fill="#f7efd8" stroke="#5b4630" strokeWidth="2" />
      <g stroke="#2a2620" strokeWidth="1.500" strokeLinejoin="round">
        <path fill="#6c7b3d" d="M226 120l12-6 12 6v14l-12 6-12-6z" />
        <path fill="#8d9b5b" d="M226 120l12-6 12 6-12 6z" />
        <path fill="#dcae3a" d="M250 132l12-6 12 6v14l-12 6-12-6z" />
        <path fill="#f0cd6d" d="M250 132l12-6 12 6-12 6z" />
        <path fill="#b8372b" d="M96 70h12l7 7v11l-7 7H96l-7-7V77z" />
        <path fill="#2e64a6" d="M112 94h12l7 7v11l-7 7h-12l-7-7v-11z" />
        <path fill="#fff" d="M118 98l2 5 5 .5-4 3.500 1.200 5-4.200-2.600-4.200 2.600 1.200-5-4-3.500 5-.5z" />
        <circle cx="76" cy="96" r="12" fill="#b8372b" />
      </g>
      <path fill="none" stroke="#fff" strokeWidth="2.500" strokeLinecap="round" d="M76 90v12M70 96h12" />
    </svg>
  );
}
