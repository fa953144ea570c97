/** One scale for all panes of a list, so that they are compared by eye; only what is larger gets a scale of its own. */
const USUAL_MM = 2_200;

interface PaneDrawingProps {
  readonly width: number;
  readonly height: number;
}

/** A pane on the floor, to scale; beside words that say its size. */
export const PaneDrawing = ({ width, height }: PaneDrawingProps) => {
  const side = Math.max(USUAL_MM, width, height);
  return (
    <svg className="glass-pane" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect className="glass-pane-face" x={(side - width) / 2} y={side - height} width={width} height={height} />
      <path className="glass-floor" d={`M0 ${side}H${side}`} />
    </svg>
  );
};
