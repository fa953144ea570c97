/**
 * Consecutive changes that one statement can write: in a run no row is named twice, and one that has to be written
 * alone is a run of its own. Written run by run, everything happens in the order given.
 */
export const inRuns = <Change>(
  changes: readonly Change[],
  idOf: (change: Change) => number,
  isAlone: (change: Change) => boolean = () => false,
): Change[][] => {
  const runs: Change[][] = [];
  let known = new Set<number>();
  let isOpen = false;
  for (const change of changes) {
    const alone = isAlone(change);
    const run = runs.at(-1);
    if (run && isOpen && !alone && !known.has(idOf(change))) run.push(change);
    else {
      runs.push([change]);
      known = new Set();
    }
    known.add(idOf(change));
    isOpen = !alone;
  }
  return runs;
};
