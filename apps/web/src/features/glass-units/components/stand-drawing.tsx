import { MOST_DRAWN } from '../rules/stand-sides';

interface StandDrawingProps {
  /** How many units lean on each side. */
  readonly a: number;
  readonly b: number;
  /** Nothing is there: the units are dashed. */
  readonly missing?: boolean;
}

/** How far each further unit stands from the frame. */
const STEP = 5;

const Leaning = ({ count, side }: { readonly count: number; readonly side: -1 | 1 }) =>
  Array.from({ length: Math.min(count, MOST_DRAWN) }, (_none, at) => {
    const away = side * (5 + at * STEP);
    return <path key={at} d={`M${110 + away + side * 4} 22L${110 + away + side * 42} 110`} />;
  });

/** A stand from its end: an A-frame with the glass that leans on its two sides; beside words that say the same. */
export const StandDrawing = ({ a, b, missing }: StandDrawingProps) => (
  <svg className={`glass-stand${missing ? ' missing' : ''}`} viewBox="0 0 220 124" aria-hidden="true">
    <path className="glass-floor" d="M4 112H216" />
    <g className="glass-leaning">
      <Leaning count={a} side={-1} />
      <Leaning count={b} side={1} />
    </g>
    <path className="glass-frame" d="M108 14L68 112M112 14L152 112M104 14H116M84 74H136" />
  </svg>
);
