import { parseNumber } from '@mullion/i18n';

const DAYS = 7;
const MOST_HOURS = 24;

/** Typed hours of a week; null when one of them is no number of hours. */
export const weekOf = (typed: readonly string[]): number[] | null => {
  const hours = typed.map((text) => (text.trim() === '' ? 0 : parseNumber(text)));
  const isWeek = hours.length === DAYS && hours.every((of) => of !== null && of >= 0 && of <= MOST_HOURS);
  return isWeek ? (hours as number[]) : null;
};

/** A new closure as it is typed. */
export interface TypedClosure {
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
}
export const isComplete = ({ from, to, reason }: TypedClosure): boolean =>
  from !== null && to !== null && from <= to && reason.trim() !== '';
