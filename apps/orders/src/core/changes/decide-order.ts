import type { ChangeDecision, InputOf, ProductChange, RequestContext, routes } from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import type { StoredProduct } from '../products/product';
import { decideByHand, type DecidedByHand } from './decide-by-hand';

type Decided = Pick<InputOf<typeof routes.updateOrder>['body'], 'decision' | 'decisions'>;

/**
 * What becomes of the products of an order that is to be of another kind, wood or paint. Errors as of `decideByHand`.
 */
export const decideOrder = (
  rpc: Rpc,
  context: RequestContext,
  products: readonly StoredProduct[],
  ofOrder: ProductChange['fields'],
  { decision, decisions = [] }: Decided,
): Promise<DecidedByHand> =>
  decideByHand(
    rpc,
    context,
    ofOrder.length === 0 ? [] : products.map((product) => ({ product, kind: 'changed', row: null, set: {}, ofOrder })),
    (judged): readonly ChangeDecision[] => {
      const named = new Set(decisions.map(({ product_id }) => product_id));
      const others = judged.filter(({ change }) => change.group !== 'free' && !named.has(change.product_id));
      return decision === undefined
        ? decisions
        : [...decisions, ...others.map(({ change }) => ({ product_id: change.product_id, act: decision }))];
    },
  );
