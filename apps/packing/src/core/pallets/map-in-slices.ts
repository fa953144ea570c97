import { setImmediate as otherWork } from 'node:timers/promises';

const SLICE_MS = 8;

/**
 * Maps items a few milliseconds at a time and lets the event loop work in between: scanners are served by the same
 * process that derives hundreds of pallets of a plan.
 */
export const mapInSlices = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (performance.now() > sliceEnd) {
      await otherWork();
      sliceEnd = performance.now() + SLICE_MS;
    }
    results.push(map(item, index));
  }
  return results;
};
