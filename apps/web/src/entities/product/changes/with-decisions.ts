import {
  deleteOrder,
  deleteOrders,
  deleteProduct,
  updateOrder,
  updateProduct,
  updateProducts,
  type AnyRoute,
  type ChangeDecision,
} from '@mullion/contracts';
import type { WireInput } from '../../../kits/http/wire-types';

interface Edited {
  readonly id: number;
}
type Input = WireInput<AnyRoute> & {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>> & {
    readonly products?: readonly Edited[];
    readonly decisions?: readonly ChangeDecision[];
  };
};

const deletes: readonly AnyRoute[] = [deleteProduct, deleteOrder, deleteOrders];

/** Deleting is done with all that it needs, or not at all: nothing is kept or made again. */
export const isDeleting = (route: AnyRoute): boolean => deletes.includes(route);

/**
 * The same call with what was decided about its products, and the state that was shown; null: it takes no decisions.
 */
export const withDecisions = (
  route: AnyRoute,
  call: WireInput<AnyRoute>,
  decisions: readonly ChangeDecision[],
  seen: string,
): WireInput<AnyRoute> | null => {
  const input = call as Input;
  const byProduct = new Map(decisions.map((one) => [one.product_id as number, one]));
  const decided = (id: unknown): { readonly decision?: ChangeDecision['act']; readonly seen?: string | undefined } => {
    const one = byProduct.get(Number(id));
    return one === undefined ? {} : { decision: one.act, seen: one.seen };
  };
  const withBody = (body: object) => ({ ...input, body: { ...input.body, ...body } }) as WireInput<AnyRoute>;
  if (route === updateProduct) return withBody(decided(input.params?.['id']));
  if (route === updateProducts)
    return withBody({
      products: (input.body?.products ?? []).map((product) => ({ ...product, ...decided(product.id) })),
    });
  if (route === updateOrder) return withBody({ decisions: [...(input.body?.decisions ?? []), ...decisions] });
  return isDeleting(route)
    ? ({ ...input, query: { ...input.query, decision: 'take', seen } } as WireInput<AnyRoute>)
    : null;
};
