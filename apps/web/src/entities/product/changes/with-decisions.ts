import {
  deleteOrder,
  deleteOrders,
  deleteProduct,
  updateProduct,
  updateProducts,
  type AnyRoute,
  type ChangeAct,
} from '@mullion/contracts';
import type { WireInput } from '../../../kits/http/wire-types';
import type { ActsOfProducts } from './decide-changes';

interface Edited {
  readonly id: number;
}
type Input = WireInput<AnyRoute> & {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>> & { readonly products?: readonly Edited[] };
};

const deletes: readonly AnyRoute[] = [deleteProduct, deleteOrder, deleteOrders];

/** Deleting is done with all that it needs, or not at all: nothing is kept or made again. */
export const isDeleting = (route: AnyRoute): boolean => deletes.includes(route);

/** The same call with what was decided about its products; null: it takes no decisions. */
export const withDecisions = (
  route: AnyRoute,
  call: WireInput<AnyRoute>,
  acts: ActsOfProducts,
): WireInput<AnyRoute> | null => {
  const input = call as Input;
  const decided = (id: unknown): { readonly decision?: ChangeAct } => {
    const decision = acts.get(Number(id));
    return decision === undefined ? {} : { decision };
  };
  if (route === updateProduct)
    return { ...input, body: { ...input.body, ...decided(input.params?.['id']) } } as WireInput<AnyRoute>;
  if (route === updateProducts) {
    const products = (input.body?.products ?? []).map((product) => ({ ...product, ...decided(product.id) }));
    return { ...input, body: { ...input.body, products } } as WireInput<AnyRoute>;
  }
  return isDeleting(route) ? ({ ...input, query: { ...input.query, decision: 'take' } } as WireInput<AnyRoute>) : null;
};
