interface Target {
  readonly status: number;
  readonly allowed: boolean;
}

/** How many of the orders may get each status; asked once for each status that they have, however many they are. */
export const countsByTarget = (
  orders: readonly { readonly status: number }[],
  targetsOf: (current: number) => readonly Target[],
): ReadonlyMap<number, number> => {
  const now = new Map<number, number>();
  for (const { status } of orders) now.set(status, (now.get(status) ?? 0) + 1);
  const counts = new Map<number, number>();
  for (const [current, count] of now)
    for (const { status, allowed } of targetsOf(current))
      if (allowed && status !== current) counts.set(status, (counts.get(status) ?? 0) + count);
  return counts;
};

/** Is there one among the orders that may get the status, or has it already? */
export const mayHave = (
  orders: readonly { readonly status: number }[],
  target: number,
  targetsOf: (current: number) => readonly Target[],
): boolean =>
  [...new Set(orders.map(({ status }) => status))].some(
    (current) => current === target || targetsOf(current).some(({ status, allowed }) => allowed && status === target),
  );
