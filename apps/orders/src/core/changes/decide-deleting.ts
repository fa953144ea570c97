import type { ChangeDecision, RequestContext } from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import type { StoredProduct } from '../products/product';
import { decideByHand, type DecidedByHand } from './decide-by-hand';

/** What becomes of products that a person deletes, by themselves or with their order. Errors as of `decideByHand`. */
export const decideDeleting = (
  rpc: Rpc,
  context: RequestContext,
  products: readonly StoredProduct[],
  decision: 'take' | undefined,
): Promise<DecidedByHand> =>
  decideByHand(
    rpc,
    context,
    products.map((product) => ({ product, kind: 'gone', row: null, set: {} })),
    decision === undefined
      ? []
      : products.map(({ id }) => ({ product_id: id as ChangeDecision['product_id'], act: decision })),
  );
