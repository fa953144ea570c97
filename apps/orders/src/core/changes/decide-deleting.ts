import type { ChangeDecision, RequestContext, TakeFields } from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import type { StoredProduct } from '../products/product';
import { decideByHand, type DecidedByHand, seenOfAll } from './decide-by-hand';

/** What becomes of products that a person deletes, by themselves or with their order. Errors as of `decideByHand`. */
export const decideDeleting = (
  rpc: Rpc,
  context: RequestContext,
  products: readonly StoredProduct[],
  { decision, seen }: TakeFields,
): Promise<DecidedByHand> =>
  decideByHand(
    rpc,
    context,
    products.map((product) => ({ product, kind: 'gone', row: null, set: {} })),
    (judged): ChangeDecision[] =>
      decision === undefined || (seen !== undefined && seen !== seenOfAll(judged))
        ? []
        : judged.map(({ change }) => ({ product_id: change.product_id, act: decision })),
  );
