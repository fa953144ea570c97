import type { Axis } from '../commands/arrange-parts';

interface RulerProps {
  readonly axis: Axis;
  /** Millimetres. */
  readonly length: number;
  readonly scale: number;
  readonly shadow: { readonly from: number; readonly to: number; readonly isBad: boolean } | null;
}

const THICKNESS = 22;
const TICKS = [
  { every: 10, px: 10 },
  { every: 5, px: 7 },
  { every: 1, px: 4 },
] as const;
/** Ticks nearer to each other are left out. */
const LEAST_GAP_PX = 3;

/** Millimetres along a side of the label, with the shadow of what is chosen. */
export const Ruler = ({ axis, length, scale, shadow }: RulerProps) => {
  const isX = axis === 'x';
  const px = length * scale;
  const tick = (mm: number) => TICKS.find(({ every }) => mm % every === 0 && every * scale >= LEAST_GAP_PX);
  const numberEvery = scale * 10 >= 26 ? 10 : 50;
  return (
    <svg className={`pt-ruler ${axis}`} width={isX ? px : THICKNESS} height={isX ? THICKNESS : px} aria-hidden>
      {shadow && (
        <rect
          className={shadow.isBad ? 'shadow bad' : 'shadow'}
          x={isX ? shadow.from * scale : 0}
          y={isX ? 0 : shadow.from * scale}
          width={isX ? (shadow.to - shadow.from) * scale : THICKNESS}
          height={isX ? THICKNESS : (shadow.to - shadow.from) * scale}
        />
      )}
      {Array.from({ length: Math.floor(length) + 1 }, (_each, mm) => {
        const found = tick(mm);
        if (!found) return null;
        const at = mm * scale;
        const [x1, y1, x2, y2] = isX
          ? [at, THICKNESS - found.px, at, THICKNESS]
          : [THICKNESS - found.px, at, THICKNESS, at];
        return (
          <g key={mm}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            {mm % numberEvery === 0 && (
              <text
                {...(isX
                  ? { x: at + 3, y: 10 }
                  : { transform: `translate(10 ${at + 3}) rotate(-90)`, textAnchor: 'end' })}
              >
                {mm}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
};
