/** What an event says of products, as far as it decides whether another may be taken with it. */
interface OfProducts {
  readonly data: { readonly user_id: number | null; readonly placements: readonly { readonly product_id: number }[] };
}

/**
 * Events in their order, in groups of one person in which no product comes twice: a product that was scanned and taken
 * back has two moves, and the history shows both.
 */
export const groupByActor = <E extends OfProducts>(events: readonly E[]): readonly (readonly [E, ...E[]])[] => {
  const groups: [E, ...E[]][] = [];
  let named = new Set<number>();
  for (const event of events) {
    const ids = event.data.placements.map(({ product_id }) => product_id);
    const group = groups.at(-1);
    if (group && group[0].data.user_id === event.data.user_id && !ids.some((id) => named.has(id))) group.push(event);
    else {
      groups.push([event]);
      named = new Set();
    }
    for (const id of ids) named.add(id);
  }
  return groups;
};
