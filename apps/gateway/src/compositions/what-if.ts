import {
  previewDispatch,
  previewFinishes,
  previewMails,
  previewOrders,
  previewPallets,
  previewRaisedTruck,
  previewTruck,
  previewTruckMove,
  previewTrucks,
  MOST_PREVIEWED,
  whatIfOrder,
  whatIfOrders,
  whatIfTruck,
  type ChangePreview,
  type OrdersPreview,
  type InputOf,
  type OrderId,
  type OutputOf,
  type TruckId,
} from '@mullion/contracts';
import { defineComposition, type Ask } from '../composition';
import { orNull } from './or-null';

/** A dialog waits for this: an owner that is slower is shown as unknown. */
const BESIDE_MS = { timeoutMs: 4_000 };

/** Orders decide what would change; the others say what they would do with what orders would announce. */
const ofOrders = defineComposition(whatIfOrders, ({ body }, ask) =>
  previewOfOrders({ kind: 'many', orders: body.orders }, ask),
);

const ofOrder = defineComposition(whatIfOrder, ({ params, body }, ask) =>
  previewOfOrders({ kind: 'one', id: params.id as OrderId, fields: body }, ask),
);

const previewOfOrders = async (change: InputOf<typeof previewOrders>, ask: Ask): Promise<ChangePreview> => {
  const owner = await ask(previewOrders, change);
  if (owner.orders.length === 0) return { ...nothing, ...ownersPart(owner) };
  const order_ids = owner.orders.map(({ id }) => id);
  const [pallets, trucks, finishes] = await Promise.all([
    orNull(ask(previewPallets, { order_ids, ...owner.announced }, BESIDE_MS)),
    orNull(ask(previewTrucks, { order_ids }, BESIDE_MS)),
    orNull(ask(previewFinishes, { orders: owner.announced.orders }, BESIDE_MS)),
  ]);
  // documents follows departures alone (deliveries/handlers there), so a change of orders sends nothing
  return {
    ...nothing,
    ...ownersPart(owner),
    pallets: namedOrNull(pallets),
    trucks: namedOrNull(trucks),
    finishes: namedOrNull(finishes),
  };
};

/**
 * Dispatch decides; a departure or a recall is asked of packing as its saga does, then of those who follow its event.
 */
const ofTruck = defineComposition(whatIfTruck, async ({ params, body }, ask) => {
  const id = params.id as TruckId;
  const decided = await ask(previewTruck, { id, ...body });
  const { truck, refused, move } = decided;
  if (truck === null || refused.length > 0) return { ...nothing, refused };
  if (move === 'change') return { ...nothing, trucks: named([truck]) };
  const { departure, pallet_ids, notify } = decided;
  const packing = await ask(previewDispatch, { move, truck_id: id, departure, pallet_ids }, BESIDE_MS);
  if (packing.refused) return { ...nothing, refused: [{ id, name: truck.description, ...packing.refused }] };
  const orders = move === 'recall' ? decided.orders : packing.orders;
  const pallets = packing.pallets.map(({ id: pallet, after }) => ({ id: pallet, status: after.status }));
  const [followed, { status }] = await Promise.all([
    followersOf({ move, departure, orders, notify }, truck, ask),
    ask(previewRaisedTruck, { id, status: truck.after.status, pallets }, BESIDE_MS),
  ]);
  return { ...nothing, ...followed, trucks: named([{ ...truck, after: { status } }]), pallets: named(packing.pallets) };
});

type Move = Pick<InputOf<typeof previewTruckMove>, 'move' | 'departure' | 'orders'> & { readonly notify: boolean };
type Truck = NonNullable<OutputOf<typeof previewTruck>['truck']>;

const followersOf = async (
  { notify, ...move }: Move,
  { id, description }: Truck,
  ask: Ask,
): Promise<Partial<ChangePreview>> => {
  const mailed = { ...move, truck_id: id, description, notify };
  const [orders, mails] = await Promise.all([
    ask(previewTruckMove, { ...move, truck_id: id }, BESIDE_MS),
    orNull(ask(previewMails, mailed, BESIDE_MS)),
  ]);
  // work on what leaves ends, and goes on after a recall, unit by unit: nobody computes what that does to the floor, so
  // it is unknown
  return { ...ownersPart(orders), mails: namedOrNull(mails), finishes: null };
};

const ownersPart = ({
  orders,
  products,
  refused,
}: OrdersPreview): Pick<ChangePreview, 'orders' | 'products' | 'refused'> => ({
  orders: named(orders),
  products,
  refused,
});

/** Counted, and the first of them named. */
const named = <Row>(rows: readonly Row[]): { total: number; named: Row[] } => ({
  total: rows.length,
  named: rows.slice(0, MOST_PREVIEWED),
});
const namedOrNull = <Row>(rows: readonly Row[] | null): { total: number; named: Row[] } | null => rows && named(rows);

const none = { total: 0, named: [] };
const nothing: ChangePreview = {
  ...{ orders: none, products: none, refused: [] },
  ...{ pallets: none, trucks: none, finishes: none, mails: none },
};

export const whatIf = [ofOrders, ofOrder, ofTruck];
