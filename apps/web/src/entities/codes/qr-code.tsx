import { useMemo } from 'react';
import { qrShape } from '@mullion/drawings';
import { drawCode } from './draw-code';

/** White round the code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code on white, whatever the theme: cameras read it from the screen. */
export const QrCode = ({
  text,
  label,
  widthPx,
}: {
  readonly text: string;
  readonly label: string;
  readonly widthPx: number;
}) => {
  const shape = useMemo(() => qrShape(text, drawCode), [text]);
  if (!shape) return null;
  const side = shape.width + 2 * QUIET;
  const outline = shape.dark
    .map((points) => `M${points.map(([x, y]) => `${x + QUIET} ${y + QUIET}`).join('L')}Z`)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={widthPx}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="white" />
      <path d={outline} fill="black" />
    </svg>
  );
};
