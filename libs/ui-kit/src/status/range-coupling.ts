export interface NumberRange {
  readonly from: number;
  readonly to: number;
}
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Choosing a from-status sets the to-status equal to it; if from exceeds to, from is lowered to to. */
export const withStatusFrom = (from: number): NumberRange => ({ from, to: from });
export const withStatusTo = (range: NumberRange, to: number): NumberRange => ({ from: Math.min(range.from, to), to });

/** Choosing a from date sets to to the same date; a to date earlier than from moves from to the new to value. */
export const withDateFrom = (range: DateRange, from: string | null): DateRange =>
  from === null ? { from, to: range.to } : { from, to: from };
export const withDateTo = (range: DateRange, to: string | null): DateRange => ({
  from: to !== null && range.from !== null && to < range.from ? to : range.from,
  to,
});
