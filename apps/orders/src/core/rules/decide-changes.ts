import type { ChangeDecision, ProductChange } from '@mullion/contracts';

type Judged = Pick<ProductChange, 'product_id' | 'group' | 'choices' | 'seen'>;

export interface DecidedChanges<Change> {
  readonly taken: readonly Change[];
  readonly kept: readonly Change[];
  readonly remade: readonly Change[];
  /** Nobody has decided, or on a state that is not there any more. */
  readonly undecided: readonly Change[];
  /** What was decided cannot be done. */
  readonly impossible: readonly Change[];
}

/**
 * What becomes of changes: what changes freely is taken unless somebody keeps it, anything else needs a decision of its
 * own. A decision about a product that would not change is passed over: the same file with the same decisions may come
 * twice.
 */
export const decideChanges = <Change extends { readonly change: Judged }>(
  changes: readonly Change[],
  decisions: readonly ChangeDecision[],
): DecidedChanges<Change> => {
  const byProduct = new Map(decisions.map((decision) => [decision.product_id, decision]));
  const outcomeOf = ({ change }: Change): keyof DecidedChanges<Change> => {
    const decision = byProduct.get(change.product_id);
    if (!decision) return change.group === 'free' ? 'taken' : 'undecided';
    if (decision.seen !== undefined && decision.seen !== change.seen) return 'undecided';
    if (!change.choices.includes(decision.act)) return 'impossible';
    return ({ take: 'taken', keep: 'kept', remake: 'remade' } as const)[decision.act];
  };
  const of = (outcome: keyof DecidedChanges<Change>): Change[] =>
    changes.filter((change) => outcomeOf(change) === outcome);
  return {
    taken: of('taken'),
    kept: of('kept'),
    remade: of('remade'),
    undecided: of('undecided'),
    impossible: of('impossible'),
  };
};
