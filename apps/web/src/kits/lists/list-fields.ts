import { isIsoDate } from '@mullion/i18n';

/** One part of a list's view as its address writes it. */
export interface ListField<T> {
  readonly initial: T;
  /** Undefined when the text makes no sense: the initial value is taken. */
  readonly read: (text: string) => T | undefined;
  /** Null: nothing to write. */
  readonly write: (value: T) => string | null;
}

/** Any text; empty is null. */
export const textField: ListField<string | null> = {
  initial: null,
  read: (text) => text || null,
  write: (value) => value,
};

/** An ISO date or null. */
export const dateField: ListField<string | null> = {
  initial: null,
  read: (text) => (isIsoDate(text) ? text : undefined),
  write: (value) => value,
};

const intIn = (text: string, min: number, max: number): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;

/** A whole number from `min` to `max`. */
export const numberField = <T extends number | null>(initial: T, min: number, max: number): ListField<number | T> => ({
  initial,
  read: (text) => intIn(text, min, max),
  write: (value) => (value === null ? null : String(value)),
});

/** The page, counted from 1. */
export const pageField = numberField(1, 1, 1_000_000);

/** One of a closed list of words. */
export const choiceField = <T extends string, I extends T | null>(
  choices: readonly T[],
  initial: I,
): ListField<T | I> => ({
  initial,
  read: (text) => choices.find((choice) => choice === text),
  write: (value) => value,
});

/** One of a closed list of numbers. */
export const amountField = (choices: readonly number[], initial: number): ListField<number> => ({
  initial,
  read: (text) => choices.find((choice) => String(choice) === text),
  write: String,
});

export type Direction = 'ASC' | 'DESC';

const readDirection = (text: string): Direction | undefined => {
  if (text === 'true' || text.toUpperCase() === 'ASC') return 'ASC';
  return text === 'false' || text.toUpperCase() === 'DESC' ? 'DESC' : undefined;
};

/** The direction of sorting as a part of the path: true is ascending. */
export const directionField = (initial: Direction): ListField<Direction> => ({
  initial,
  read: readDirection,
  write: (value) => String(value === 'ASC'),
});

/** The direction of sorting as a search parameter: a word. */
export const directionWordField = (initial: Direction): ListField<Direction> => ({
  initial,
  read: readDirection,
  write: (value) => value,
});
