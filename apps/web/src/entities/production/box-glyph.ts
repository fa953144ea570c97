import type { ProductionBox } from '@mullion/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a cell of orders and work centers says, most urgent first. */
export const boxGlyphs = ['problem', 'threeDays', 'oneDay', 'working', 'ready', 'done', 'later', 'none'] as const;
export type BoxGlyph = (typeof boxGlyphs)[number];

/** The sign of an order at a work center; `none` where it has no operations. */
export const boxGlyph = (box: ProductionBox | undefined, now: number): BoxGlyph => {
  if (!box || box.state === 'empty') return 'none';
  if (box.state === 'failed') return 'problem';
  if (box.state === 'completed') return 'done';
  const idleMs = box.since === null ? 0 : now - Date.parse(box.since);
  if (idleMs > 3 * DAY_MS) return 'threeDays';
  if (idleMs > DAY_MS) return 'oneDay';
  if (box.started > 0 || box.completed > 0) return 'working';
  return box.ready > 0 ? 'ready' : 'later';
};

/** Whole days and hours since a moment; never below zero, since clocks differ. */
export const standing = (since: string, now: number): { readonly days: number; readonly hours: number } => {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
};
