/** A pallet whose x is settled: it takes its width of the floor's width from x to its end. */
export interface Bar {
  readonly xMm: number;
  readonly endMm: number;
  readonly acrossMm: number;
}

/** Places tried for one set of bars. */
const TRIES = 400;

interface Board {
  readonly bars: readonly Bar[];
  /** First slice and the one behind the last, of every bar. */
  readonly first: Int32Array;
  readonly behind: Int32Array;
  readonly y: Int32Array;
  readonly done: Uint8Array;
  tries: number;
  readonly onTry: () => void;
}

/**
 * A y for every bar inside the width so that none overlap, or null when none is found (which proves nothing). Slices
 * between the ends of bars are filled from y = 0 up, always the lowest slice, each slice knowing the width it may still
 * lose. Every try is reported, so that it can be counted as work.
 */
export function placeAcross(
  widthMm: number,
  bars: readonly Bar[],
  onTry: () => void = () => undefined,
): Int32Array | null {
  const cuts = [...new Set(bars.flatMap((bar) => [bar.xMm, bar.endMm]))].sort((a, b) => a - b);
  const slice = new Map(cuts.map((x, s) => [x, s]));
  const board: Board = {
    bars,
    first: Int32Array.from(bars, (bar) => slice.get(bar.xMm)!),
    behind: Int32Array.from(bars, (bar) => slice.get(bar.endMm)!),
    y: new Int32Array(bars.length),
    done: new Uint8Array(bars.length),
    tries: 0,
    onTry,
  };
  const spare = new Int32Array(Math.max(0, cuts.length - 1)).fill(widthMm);
  for (const [b, bar] of bars.entries())
    for (let s = board.first[b]!; s < board.behind[b]!; s++) spare[s]! -= bar.acrossMm;
  return fill(board, bars.length, new Int32Array(spare.length), spare) ? board.y : null;
}

/** Fills the lowest slice with each bar that can be next there, or leaves it empty up to the next level. */
function fill(board: Board, left: number, level: Int32Array, spare: Int32Array): boolean {
  if (!left) return true;
  if (++board.tries > TRIES) return false;
  board.onTry();
  let low = -1;
  for (let s = 0; s < level.length; s++) if ((low < 0 || level[s]! < level[low]!) && isWanted(board, s)) low = s;
  const seen = new Set<string>();
  for (let b = 0; b < board.bars.length; b++) {
    if (board.done[b] || board.first[b]! > low || board.behind[b]! <= low) continue;
    const key = `${board.first[b]!}/${board.behind[b]!}/${board.bars[b]!.acrossMm}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const y = highest(level, board.first[b]!, board.behind[b]!);
    const levels = level.slice();
    const spares = spare.slice();
    let fits = true;
    for (let s = board.first[b]!; s < board.behind[b]!; s++) {
      spares[s]! -= y - level[s]!;
      levels[s] = y + board.bars[b]!.acrossMm;
      if (spares[s]! < 0) fits = false;
    }
    if (!fits) continue;
    board.y[b] = y;
    board.done[b] = 1;
    if (fill(board, left - 1, levels, spares)) return true;
    board.done[b] = 0;
  }
  return leaveEmpty(board, left, level, spare, low);
}

function leaveEmpty(board: Board, left: number, level: Int32Array, spare: Int32Array, low: number): boolean {
  let next = Number.MAX_SAFE_INTEGER;
  for (const y of level) if (y > level[low]! && y < next) next = y;
  const lost = next - level[low]!;
  if (lost > spare[low]!) return false;
  const levels = level.slice();
  const spares = spare.slice();
  levels[low] = next;
  spares[low]! -= lost;
  return fill(board, left, levels, spares);
}

function isWanted(board: Board, s: number): boolean {
  for (let b = 0; b < board.bars.length; b++)
    if (!board.done[b] && board.first[b]! <= s && board.behind[b]! > s) return true;
  return false;
}

function highest(level: Int32Array, first: number, behind: number): number {
  let y = 0;
  for (let s = first; s < behind; s++) y = Math.max(y, level[s]!);
  return y;
}
