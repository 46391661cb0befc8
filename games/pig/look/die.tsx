/** A die as it lies before it is rolled: one, two and three are seen. What was rolled last the table does not know. */
export function Die() {
  return (
    <svg className="die" viewBox="0 0 100 108" aria-hidden="true">
      <path className="top" d="M50 4 94 26 50 48 6 26z" />
      <path className="side" d="M6 26v52l44 26V48z" />
      <path className="front" d="M94 26v52l-44 26V48z" />
      <g className="pips">
        <ellipse cx="50" cy="26" rx="9" ry="5" />
        <ellipse cx="19" cy="50" rx="5" ry="7" transform="rotate(-14 19 50)" />
        <ellipse cx="37" cy="80" rx="5" ry="7" transform="rotate(-14 37 80)" />
        <ellipse cx="83" cy="46" rx="5" ry="7" transform="rotate(14 83 46)" />
        <ellipse cx="72" cy="65" rx="5" ry="7" transform="rotate(14 72 65)" />
        <ellipse cx="61" cy="84" rx="5" ry="7" transform="rotate(14 61 84)" />
      </g>
    </svg>
  );
}
