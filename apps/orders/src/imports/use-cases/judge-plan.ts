import { type ChangeDecision, hasRight, type ImportError, type RequestContext } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { isAsked, judgeAsked, type JudgedChange } from '../../core/changes/asked-change';
import { type DecidedChanges, decideChanges } from '../../core/rules/decide-changes';
import type { DoneWith } from '../../core/rules/judge-change';
import { refusedChanges } from '../rules/refused-changes';
import type { ImportPlan, KnownOrder } from './plan-import';

/** What has been done with products, by id. */
export type DoneByProduct = ReadonlyMap<number, DoneWith>;

/** A known order with what its changes would undo and what was decided about them. */
export interface JudgedOrder {
  readonly known: KnownOrder;
  readonly changes: readonly JudgedChange[];
  readonly decided: DecidedChanges<JudgedChange>;
  readonly refused: readonly ImportError[];
}

/** @throws AppError `conflict` when a product changes that was not asked about: check again */
export const judgePlan = (
  { updated }: ImportPlan,
  done: DoneByProduct,
  context: RequestContext,
  decisions: readonly ChangeDecision[],
): JudgedOrder[] =>
  updated.map((known) => {
    const changes = known.asked
      .map((asked) => {
        const already = done.get(asked.product.id);
        if (!already) throw new AppError('conflict');
        return judgeAsked(asked, already, context);
      })
      .filter(isAsked);
    const decided = decideChanges(changes, decisions);
    return { known, changes, decided, refused: refusedChanges(decided, hasRight(context, 'OP_DEL')) };
  });
