/**
 * So long a code must be out of the frame before it counts again: a phone that is held still reads it ten times a
 * second.
 */
const AWAY_MS = 1_500;

/** Tells a code that has come into the frame from one that is still held there. `at` is the moment of the frame, ms. */
export const createNewCodeFilter = () => {
  const seenAt = new Map<string, number>();
  return (code: string, at: number): boolean => {
    const before = seenAt.get(code);
    for (const [known, when] of seenAt) if (at - when >= AWAY_MS) seenAt.delete(known);
    seenAt.set(code, at);
    return before === undefined || at - before >= AWAY_MS;
  };
};
