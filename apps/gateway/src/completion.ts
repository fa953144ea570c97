import type { AnyRoute, InputOf, OutputOf, RequestContext } from '@mullion/contracts';
import type { Ask } from './composition';

/**
 * Fields of other owners that the gateway adds to the answer of a route's owner, which is otherwise passed on as it is,
 * stamps and all.
 */
export interface Completion<R extends AnyRoute = AnyRoute> {
  readonly route: R;
  /** What to add or to put in place of what the owner answered; null: nothing. */
  readonly run: (
    answer: OutputOf<R>,
    input: InputOf<R>,
    ask: Ask,
    context: RequestContext,
  ) => Promise<Partial<OutputOf<R>> | null>;
}

export const defineCompletion = <R extends AnyRoute>(route: R, run: Completion<R>['run']): Completion<R> => ({
  route,
  run,
});
