import { memo } from 'react';
import { SHORE, SIZE } from './outlines.ts';

/** What lies under the spaces: sea with its shore lines, paper for the lands around, and the textures that land is filled with. */
export const Ground = memo(() => (
  <>
    <defs>
      <pattern id="fitl-highland" width="36" height="26" patternUnits="userSpaceOnUse">
        <path d="M4 16l6-9 6 9M22 25l5-7 5 7" />
      </pattern>
      <pattern id="fitl-jungle" width="30" height="28" patternUnits="userSpaceOnUse">
        <path d="M8 13a4 4 0 1 1 .1 0M8 13v4M22 25a4 4 0 1 1 .1 0M22 25v3" />
      </pattern>
      <pattern id="fitl-lowland" width="34" height="22" patternUnits="userSpaceOnUse">
        <path d="M3 6h9M20 17h9M16 6h3" />
      </pattern>
      <pattern id="fitl-nva" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v14" />
      </pattern>
    </defs>
    <path className="abroad" d={`M0 0H${SIZE.width}V${SIZE.height}H0Z`} />
    <path className="sea" d={SEA} />
    {[44, 28, 14].map((width) => (
      <path key={width} className="shore" d={SHORE} strokeWidth={width} />
    ))}
    <path className="graticule" d={GRATICULE} />
    <g className="names">
      <text x="960" y="1180">
        South China Sea
      </text>
      <text x="110" y="1400">
        Gulf of Thailand
      </text>
      <text x="115" y="430">
        Thailand
      </text>
      <text x="120" y="760">
        Cambodia
      </text>
    </g>
    <g className="rose" transform="translate(1030 1330)">
      <circle r="58" />
      <path d="M0-72 12-12 72 0 12 12 0 72-12 12-72 0-12-12Z" />
      <path className="north" d="M0-72 12-12-12-12Z" />
      <text y="-82">N</text>
    </g>
  </>
));

/** From the north along the coasts, as wide as the paper: land is drawn over it. */
const SEA = `M520 0H${SIZE.width}V${SIZE.height}H0V1100L130 1190L330 1240L560 1100L860 900L930 600L800 330L600 140Z`;
const GRATICULE = [
  ...[200, 400, 600, 800, 1000].map((x) => `M${x} 0V${SIZE.height}`),
  ...[200, 400, 600, 800, 1000, 1200, 1400].map((y) => `M0 ${y}H${SIZE.width}`),
].join('');
