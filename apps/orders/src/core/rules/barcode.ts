import { barcodeStart } from '@mullion/contracts';

const MIDDLE = '999';

/** What the generated barcodes of an order begin with: seven characters of its number, dots to eight, 999. */
export const barcodePrefix = (orderNumber: string): string => barcodeStart(orderNumber).padEnd(8, '.') + MIDDLE;

/** Gives out barcodes of many orders in one go, some of which may share a prefix. */
export const barcodeGiver = (taken: ReadonlySet<string>) => {
  const given = new Set(taken);
  /** By prefix: every number up to here is taken. */
  const full = new Map<string, number>();
  return (
    prefix: string,
    counter: number,
    count: number,
  ): { readonly barcodes: string[]; readonly counter: number } => {
    const floor = full.get(prefix) ?? 0;
    const next = nextBarcodes(prefix, Math.max(counter, floor), count, given);
    for (const barcode of next.barcodes) given.add(barcode);
    if (counter <= floor) full.set(prefix, next.counter);
    return next;
  };
};

/**
 * The next free barcodes of an order. Orders that share seven characters share a prefix, so taken ones are skipped.
 * @param counter how many numbers the order has used so far
 * @param taken barcodes with this prefix that exist in the company
 * @returns the barcodes and the counter as it is then
 */
export const nextBarcodes = (
  prefix: string,
  counter: number,
  count: number,
  taken: ReadonlySet<string>,
): { readonly barcodes: string[]; readonly counter: number } => {
  const barcodes: string[] = [];
  let used = counter;
  while (barcodes.length < count) {
    used += 1;
    const barcode = prefix + String(used).padStart(3, '0');
    if (!taken.has(barcode)) barcodes.push(barcode);
  }
  return { barcodes, counter: used };
};
