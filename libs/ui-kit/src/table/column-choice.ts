import type { Column } from './table-types';

/**
 * What a person has changed about a list's columns: those put in or left out, and the order. Columns made later stand
 * as the list says.
 */
export interface ColumnChoice {
  readonly shown: Readonly<Record<string, boolean>>;
  /** Keys in the person's order; empty: the list's own. */
  readonly order: readonly string[];
}
export const noChoice: ColumnChoice = { shown: {}, order: [] };

type Keyed = Pick<Column<never>, 'key' | 'optional' | 'strong'>;

/** Is it shown? The column that names the row always is. */
export const isShown = (column: Keyed, choice: ColumnChoice): boolean =>
  column.strong === true || (choice.shown[column.key] ?? column.optional !== true);

/** All columns in the person's order: unknown ones follow the one that they stand behind in the list. */
export const inChosenOrder = <C extends Keyed>(columns: readonly C[], choice: ColumnChoice): readonly C[] => {
  const known = choice.order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const result = [...known];
  columns.forEach((column, at) => {
    if (known.includes(column)) return;
    const before = columns[at - 1];
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return result;
};

export const withShown = (choice: ColumnChoice, key: string, on: boolean): ColumnChoice => ({
  ...choice,
  shown: { ...choice.shown, [key]: on },
});

/** Moves a column by one place; at the ends it stays. */
export const withMoved = (columns: readonly Keyed[], choice: ColumnChoice, key: string, by: -1 | 1): ColumnChoice => {
  const order = inChosenOrder(columns, choice).map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...choice, order };
};

/** Reads what was kept; anything else is no choice. */
export const readChoice = (kept: string | null): ColumnChoice => {
  try {
    const value = JSON.parse(kept ?? 'null') as Partial<ColumnChoice> | null;
    if (value === null || typeof value.shown !== 'object' || !Array.isArray(value.order)) return noChoice;
    return { shown: value.shown, order: value.order.filter((key) => typeof key === 'string') };
  } catch {
    return noChoice;
  }
};
