import { paperFields, type PaperChange, type PaperFacts, type PaperItem } from '@mullion/contracts';

const byId = (items: readonly PaperItem[]): ReadonlyMap<number, PaperItem> =>
  new Map(items.map((item) => [item.id, item]));

const fieldChanges = (before: PaperFacts, after: PaperFacts): PaperChange[] =>
  paperFields
    .map((field) => ({
      what: 'field' as const,
      field,
      from: before.fields[field] ?? '',
      to: after.fields[field] ?? '',
    }))
    .filter(({ from, to }) => from !== to);

interface Move {
  readonly before: PaperItem;
  readonly after: PaperItem;
}

/** Two that stand where the other stood are one change. */
const movesOf = (before: PaperFacts, after: PaperFacts): PaperChange[] => {
  const now = byId(after.items);
  const moves = before.items.flatMap((item): Move[] => {
    const there = now.get(item.id);
    return there && there.at !== item.at ? [{ before: item, after: there }] : [];
  });
  const told = new Set<number>();
  return moves.flatMap((move): PaperChange[] => {
    if (told.has(move.after.id)) return [];
    const other = moves.find((each) => each.before.at === move.after.at && each.after.at === move.before.at);
    told.add(move.after.id);
    if (!other) return [{ what: 'moved', item: move.after, from: { row: move.before.row, side: move.before.side } }];
    told.add(other.after.id);
    return [{ what: 'swapped', item: move.after, other: other.after }];
  });
};

/**
 * What somebody who holds a paper of then has to know now: what was taken off, what came, what moved, then what else is
 * written otherwise.
 */
export const paperChanges = (before: PaperFacts, after: PaperFacts): readonly PaperChange[] => {
  const [then, now] = [byId(before.items), byId(after.items)];
  return [
    ...movesOf(before, after),
    ...before.items.filter(({ id }) => !now.has(id)).map((item) => ({ what: 'removed' as const, item, now: null })),
    ...after.items.filter(({ id }) => !then.has(id)).map((item) => ({ what: 'added' as const, item })),
    ...fieldChanges(before, after),
  ];
};
