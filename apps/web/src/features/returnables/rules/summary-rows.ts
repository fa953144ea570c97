import type { ReturnableHolder } from '@mullion/contracts';

type Cell = string | number | null;

/** A line a holder as it is printed, under the heads, and a line with the sums. */
export const summaryRows = (
  holders: readonly ReturnableHolder[],
  heads: readonly string[],
  totalHead: string,
): (readonly Cell[])[] => {
  const lines = holders.map((holder) => [
    ...[holder.customer, holder.address, holder.stillages, holder.pallets, holder.others, holder.total],
    ...holder.ages,
    holder.oldest_on ?? '',
  ]);
  const sum = (at: number): number => lines.reduce((total, line) => total + Number(line[at]), 0);
  const totals = [totalHead, '', ...[2, 3, 4, 5, 6, 7, 8, 9].map(sum), ''];
  return [heads, ...lines, totals];
};
