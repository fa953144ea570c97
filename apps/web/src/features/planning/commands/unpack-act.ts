import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { idsOf, type PlanningData, type PlanningOrder } from './planning-data';
import { newAct, type ServerAct } from './server-act';

/** An order taken out of planning, with the pallets that held products of it, all as it stood before. */
export interface UnpackAct extends ServerAct {
  readonly kind: 'unpack';
  readonly order: PlanningOrder;
  readonly pallets: readonly PalletDetail[];
}
type Clash = { readonly productId: number } | { readonly palletId: number };

/** Taking this order out, before it is done. */
export const unpackActOf = (data: PlanningData, order: PlanningOrder): UnpackAct => ({
  ...newAct(),
  kind: 'unpack',
  order,
  pallets: data.pallets.filter(({ products }) => products.some(isOf(order))),
});

const isOf =
  ({ id }: Pick<PlanningOrder, 'id'>) =>
  (product: PlacedProductDto): boolean =>
    Number(product.order_id) === Number(id);

/** Products of the order on a pallet. */
const ownProducts = ({ order }: UnpackAct, pallet: PalletDetail): readonly PlacedProductDto[] =>
  pallet.products.filter(isOf(order));

/** The requests that take it out, or bring it back, may have got half-way. */
const isFree = ({ products }: PlanningOrder): boolean => products.every(({ pallet_id }) => pallet_id === null);

/**
 * The page with the order out of planning, or in it again with its products where they stood; what somebody has moved
 * since stays.
 */
export const applyUnpack = <D extends PlanningData>(data: D, act: UnpackAct): Applied<D, Clash> => {
  const known = data.orders.find(({ id }) => id === act.order.id);
  const pallets = new Map<number, PalletDetail>(data.pallets.map((pallet) => [pallet.id, pallet]));
  const standsAsBefore = act.pallets.every(
    (pallet) =>
      idsOf(ownProducts(act, pallets.get(pallet.id) ?? { ...pallet, products: [] })) ===
      idsOf(ownProducts(act, pallet)),
  );
  const [first] = act.order.products;
  if (act.way !== 'undo') {
    if (!known) return { document: data };
    if (!standsAsBefore && first && !isFree(known)) return { refusal: { productId: first.id } };
    const left = data.pallets
      .map((pallet) => ({ ...pallet, products: pallet.products.filter((product) => !isOf(act.order)(product)) }))
      .filter(({ id, products }) => products.length > 0 || !act.pallets.some((pallet) => pallet.id === id));
    return { document: { ...data, orders: data.orders.filter((order) => order !== known), pallets: left } };
  }
  if (known && (standsAsBefore || !first)) return { document: data };
  // planned again meanwhile, with places of its own; without any, only the places are still to come
  if (known && first && !isFree(known)) return { refusal: { productId: first.id } };
  const others = (pallet: PalletDetail) => pallet.products.filter((product) => !isOf(act.order)(product));
  const changed = act.pallets.find((pallet) => {
    const now = pallets.get(pallet.id);
    return now && idsOf(now.products) !== idsOf(others(pallet));
  });
  if (changed) return { refusal: { palletId: changed.id } };
  const again = new Map<number, PalletDetail>(
    act.pallets.map((pallet) => [pallet.id, { ...pallet, version: pallets.get(pallet.id)?.version ?? pallet.version }]),
  );
  const kept = data.pallets.map((pallet) => again.get(pallet.id) ?? pallet);
  const remade = [...again.values()].filter(({ id }) => !pallets.has(id));
  const orders = [...data.orders.filter((order) => order !== known), act.order];
  return { document: { ...data, orders, pallets: [...kept, ...remade] } };
};
