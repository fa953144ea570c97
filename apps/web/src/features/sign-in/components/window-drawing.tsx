// A three-part window in millimetres: frame 68, mullion 72, sash 62 (guide, "Drawings").
const WIDTH = 3180;
const HEIGHT = 2380;
const FRAME = 68;
const MULLION = 72;
const SASH = 62;
const TRANSOM_AT = 1686;
const PARTS = [
  { at: FRAME, width: 921, hinge: 'left' },
  { at: 1061, width: 1058, hinge: null },
  { at: 2191, width: 921, hinge: 'right' },
] as const;
const STOPS = [0, 1010, 2170, WIDTH];
const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

const Glass = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => {
  const glint = Math.min(w, h) * 0.3;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        fill="var(--m-d-glass)"
        stroke="var(--m-d-thin)"
        strokeWidth=".8"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${x + w * 0.16} ${y + h * 0.3 + glint * 0.5}l${glint * 0.6} ${-glint * 0.6}M${x + w * 0.16} ${y + h * 0.3 + glint}l${glint} ${-glint}`}
        stroke="var(--m-d-glass-line)"
        strokeWidth=".8"
        {...line}
      />
    </>
  );
};

const Sash = ({ x, y, w, h, hinge }: { x: number; y: number; w: number; h: number; hinge: 'left' | 'right' }) => {
  const [hinged, handle] = hinge === 'left' ? [x, x + w] : [x + w, x];
  const handleX = hinge === 'left' ? x + w - SASH * 0.62 : x + SASH * 0.38;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        fill="var(--m-d-sash)"
        stroke="var(--m-d-line)"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <Glass x={x + SASH} y={y + SASH} w={w - 2 * SASH} h={h - 2 * SASH} />
      <path
        d={`M${hinged} ${y}L${handle} ${y + h / 2}L${hinged} ${y + h}M${x} ${y + h}L${x + w / 2} ${y}L${x + w} ${y + h}`}
        stroke="var(--m-d-open)"
        strokeWidth="1"
        {...line}
      />
      <rect x={handleX} y={y + h / 2 - SASH * 0.9} width={SASH * 0.26} height={SASH * 1.8} fill="var(--m-d-line)" />
    </>
  );
};

const Dimension = ({ from, to, at, vertical }: { from: number; to: number; at: number; vertical?: boolean }) => {
  const text = String(to - from).replace(/\B(?=(\d{3})+$)/g, '\u2009');
  const middle = (from + to) / 2;
  const tick = (p: number) => `M${p - 18} ${at + 18}l36-36`;
  return (
    <g transform={vertical ? `matrix(0 1 1 0 0 0)` : undefined}>
      <path
        d={`M${from} ${at}H${to}M${from} ${at - 34}v56M${to} ${at - 34}v56`}
        stroke="var(--m-d-dim)"
        strokeWidth=".8"
        {...line}
      />
      <path d={tick(from) + tick(to)} stroke="var(--m-d-dim)" strokeWidth="1.4" {...line} />
      <text
        transform={vertical ? `matrix(0 1 1 0 ${middle} ${at - 24}) rotate(-90)` : `translate(${middle} ${at - 24})`}
        textAnchor="middle"
        className="dimension"
      >
        {text}
      </text>
    </g>
  );
};

interface WindowDrawingProps {
  readonly label: string;
  readonly note: string;
  /** On a phone: outer dimensions only. */
  readonly small?: boolean;
  readonly className?: string;
}

/** The window of the sign-in page, from its millimetres, with dimensions. */
export const WindowDrawing = ({ label, note, small, className }: WindowDrawingProps) => (
  <svg
    className={`window-drawing ${className ?? ''}`}
    viewBox={small ? '-480 -300 3920 3160' : '-480 -420 3920 3220'}
    role="img"
    aria-label={label}
  >
    <rect
      width={WIDTH}
      height={HEIGHT}
      fill="var(--m-d-frame)"
      stroke="var(--m-d-line)"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
    <path
      d={`M0 0l${FRAME} ${FRAME}M${WIDTH} 0l${-FRAME} ${FRAME}M0 ${HEIGHT}l${FRAME} ${-FRAME}M${WIDTH} ${HEIGHT}l${-FRAME} ${-FRAME}`}
      stroke="var(--m-d-thin)"
      strokeWidth=".8"
      {...line}
    />
    {PARTS.map(({ at, width, hinge }) => {
      const upper = TRANSOM_AT - FRAME;
      const below = TRANSOM_AT + MULLION;
      return (
        <g key={at}>
          {hinge ? (
            <Sash x={at} y={FRAME} w={width} h={upper} hinge={hinge} />
          ) : (
            <Glass x={at} y={FRAME} w={width} h={upper} />
          )}
          <Glass x={at} y={below} w={width} h={HEIGHT - FRAME - below} />
        </g>
      );
    })}
    {!small &&
      STOPS.slice(1).map((stop, index) => (
        <Dimension key={stop} from={STOPS[index] ?? 0} to={stop} at={HEIGHT + 190} />
      ))}
    <Dimension from={0} to={WIDTH} at={HEIGHT + (small ? 330 : 370)} />
    <Dimension from={0} to={HEIGHT} at={-260} vertical />
    {!small && (
      <text x={WIDTH} y={HEIGHT + 560} textAnchor="end" className="dimension note-text">
        {note}
      </text>
    )}
  </svg>
);
