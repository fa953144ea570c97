import { limits } from './limits';

/** Rows and columns of a sheet, from 0, that it holds and does not show. */
export interface Hidden {
  readonly rows: ReadonlySet<number>;
  readonly columns: readonly number[];
}

// an element is looked at up to the next one: attributes may hold the sign that ends a tag
const element = /<(?:[^\s<>/:"?!]*:)?(table|table-row|table-column)(?=[\s/>])([^<]*)/g;
const isHidden = (attributes: string): boolean => /visibility\s*=\s*["'](?:collapse|filter)["']/.test(attributes);
const timesIn = (attributes: string): number =>
  Math.max(1, Number(/number-(?:rows|columns)-repeated\s*=\s*["'](\d{1,7})["']/.exec(attributes)?.[1] ?? 1));

/** What the sheets of an OpenDocument file do not show, in their order; the library does not say it. */
export const hiddenInOds = (content: string): Hidden[] => {
  const sheets: { rows: Set<number>; columns: number[] }[] = [];
  let [row, column] = [0, 0];
  for (const [, name, attributes = ''] of content.matchAll(element)) {
    const sheet = sheets.at(-1);
    if (name === 'table') {
      sheets.push({ rows: new Set(), columns: [] });
      [row, column] = [0, 0];
    } else if (name === 'table-row') {
      const next = row + timesIn(attributes);
      // below the last row that holds something the rest of the sheet may be hidden as one
      if (isHidden(attributes) && next - row <= limits.hiddenRows)
        for (let at = row; at < next; at += 1) sheet?.rows.add(at);
      row = next;
    } else {
      const next = column + timesIn(attributes);
      if (isHidden(attributes))
        for (let at = column; at < Math.min(next, limits.columns); at += 1) sheet?.columns.push(at);
      column = next;
    }
  }
  return sheets;
};
