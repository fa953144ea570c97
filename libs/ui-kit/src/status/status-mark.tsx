/**
 * What each pane of the mark says: prepared, made, packed, loaded; `h` while it is being done (guide, "Statuses and
 * verdicts").
 */
type Panes = readonly ('0' | 'h' | '1')[];
interface Mark {
  readonly panes: Panes;
  readonly kind: '' | 'ok' | 'cancelled';
}

const panes = (text: string): Panes => [...text] as Panes;

/**
 * The mark follows the number, names come from data (packing-model.md): 4 preparing, 5 prepared, 6–7 in production, 8
 * made, 10 packed, 13 loaded, 14 left.
 */
export const markOf = (status: number): Mark => {
  if (status >= 99) return { panes: panes('0000'), kind: 'cancelled' };
  if (status >= 14) return { panes: panes('1111'), kind: 'ok' };
  if (status >= 13) return { panes: panes('1111'), kind: '' };
  if (status >= 10) return { panes: panes('1110'), kind: '' };
  if (status >= 8) return { panes: panes('1100'), kind: '' };
  if (status >= 6) return { panes: panes('1h00'), kind: '' };
  if (status >= 5) return { panes: panes('1000'), kind: '' };
  return { panes: panes(status >= 4 ? 'h000' : '0000'), kind: '' };
};

const corners = [
  [1, 1],
  [8, 1],
  [1, 8],
  [8, 8],
] as const;

/** Longer words are set narrower. */
const SHORT_TEXT = 16;

/** Order and product status: four panes of a window, filled step by step, with the status's name. */
export const StatusMark = ({ status, text }: { status: number; text: string }) => {
  const mark = markOf(status);
  return (
    <span className={`st ${mark.kind}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {corners.map(([x, y], index) =>
          mark.panes[index] === '1' ? (
            <rect key={index} className="p1" x={x - 0.5} y={y - 0.5} width="6" height="6" />
          ) : (
            <g key={index}>
              <rect className="p0" x={x} y={y} width="5" height="5" />
              {mark.panes[index] === 'h' && <path className="ph0" d={`M${x - 0.5} ${y + 5.5}v-6l6 6z`} />}
            </g>
          ),
        )}
        {mark.kind === 'cancelled' && <path d="M1 13L13 1" stroke="var(--m-ink-off)" strokeWidth="1.4" />}
      </svg>
      <span className={text.length > SHORT_TEXT ? 'cd' : undefined}>{text}</span>
    </span>
  );
};
