import type { World } from '../api/world';

/** What one question of an attack has shown. */
export interface Finding {
  readonly what: string;
  /** How often it was tried, and how often the product did as it must. */
  readonly tried: number;
  readonly failures: readonly string[];
  /** A measured figure beside its limit: `3 ms of 50 ms`. */
  readonly figure?: string;
}

export interface Attack {
  readonly id: string;
  readonly title: string;
  /** `small` is what `npm test` has time for. */
  run(world: World, size: 'small' | 'full'): Promise<readonly Finding[]>;
}

/** Work on every item, so many at a time; the answers in order. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Array<Result>(items.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
};

/** Tries each item; a text that comes back is a failure. */
export const finding = async <Item>(
  what: string,
  items: readonly Item[],
  attempt: (item: Item) => Promise<string | null>,
  width = 8,
): Promise<Finding> => {
  const failures = (await inParallel(items, width, attempt)).filter((text) => text !== null);
  return { what, tried: items.length, failures };
};
