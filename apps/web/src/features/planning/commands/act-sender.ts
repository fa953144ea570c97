import type {
  moveProduct,
  PackingRunId,
  PalletFields,
  PalletId,
  PalletStructureDto,
  PalletWhole,
  Problem,
  ProductId,
  Truck,
} from '@mullion/contracts';
import { palletFromWire, palletHeightMm } from '@mullion/packing-model';
import type { KeptDocument } from '../../../kits/editor/editor-types';
import { floorRules } from '../../../entities/truck/floor/floor-document';
import { floorPorts, type FloorRequests } from '../../../entities/truck/floor/floor-sender';
import { productsById } from './planning-data';
import type { TemporaryPallet } from './temporary-pallet';
import { applyAct, type FictiveBody, type Parameters, type PlanningAct, type PlanningDocument } from './acts';
import type { FloorAct, TrucksBody } from './truck-acts';
import { ownProducts, type UnpackAct } from './unpack-act';
import { withAnsweredTrucks } from './with-trucks';

type MoveBody = ReturnType<(typeof moveProduct)['body']['parse']>;
type Moved = ReturnType<(typeof moveProduct)['response']['parse']>;

/** The requests that the acts of the page are made of. */
export interface ActRequests {
  readonly read: () => Promise<PlanningDocument>;
  readonly move: (productId: number, body: MoveBody & { readonly version?: number }) => Promise<Moved>;
  readonly update: (pallets: readonly (PalletFields & { readonly id: number })[]) => Promise<{ readonly pallets: PalletWhole[] }>;
  readonly arrange: (palletId: number, fields: PalletFields) => Promise<PalletWhole>;
  readonly layers: (palletId: number, layers: Omit<PalletStructureDto, 'id' | 'pallet_id'>) => Promise<unknown>;
  readonly number: (palletId: number, number: string | null, version: number | undefined) => Promise<PalletWhole>;
  readonly parameters: (productId: number, to: Parameters) => Promise<unknown>;
  readonly pin: (pallets: PalletId[], products: ProductId[], pinned: boolean) => Promise<unknown>;
  readonly card: (card: TemporaryPallet, isThere: boolean) => void;
  /** Made once for each key. */
  readonly createFictive: (body: FictiveBody, key: string) => Promise<PalletWhole>;
  readonly remove: (palletId: number) => Promise<unknown>;
  readonly floor: (truckId: number) => FloorRequests;
  readonly makeTrucks: (body: TrucksBody) => Promise<unknown>;
  readonly removeTruck: (truckId: number) => Promise<unknown>;
  readonly undoRun: (id: PackingRunId) => Promise<unknown>;
  readonly unpack: (orderId: number) => Promise<unknown>;
  readonly plan: (orderId: number) => Promise<unknown>;
}

/** Sends one act; whatever the server makes of it beside is read again. `key` is the same each time the same act is sent. */
export const sendAct = async (
  requests: ActRequests,
  act: PlanningAct,
  document: KeptDocument<PlanningDocument>,
  key: string,
): Promise<void> => {
  const data = document.get();
  const versionOf = (palletId: number) => data.pallets.find(({ id }) => id === palletId)?.version;
  const keepPallets = (pallets: readonly PalletWhole[]): void => {
    const fresh = new Map<number, PalletWhole>(pallets.map((pallet) => [pallet.id, pallet]));
    const now = document.get();
    document.keep({ ...now, pallets: now.pallets.map((each) => fresh.get(each.id) ?? each) });
  };
  switch (act.kind) {
    case 'settings': {
      const changes = act.changes.map(({ palletId, to }) => ({ ...to, id: palletId, version: versionOf(palletId) }));
      return keepPallets((await requests.update(changes)).pallets);
    }
    case 'number':
      return keepPallets([await requests.number(act.palletId, act.to, versionOf(act.palletId))]);
    case 'pin': {
      await requests.pin([...act.palletIds] as PalletId[], [...act.productIds] as ProductId[], act.pinned);
      const pinned = applyAct(document.get(), act);
      return 'document' in pinned ? document.keep(pinned.document) : undefined;
    }
    case 'card': {
      requests.card(act.card, act.isThere);
      const shown = applyAct(document.get(), act);
      return 'document' in shown ? document.keep(shown.document) : undefined;
    }
    case 'parameters':
      await requests.parameters(act.productId, act.to);
      break;
    case 'fictive':
      await (act.isThere ? requests.createFictive(act.body, key) : requests.remove(act.pallet.id));
      break;
    case 'removal':
      for (const pallet of act.pallets)
        if (act.isGone) await requests.remove(pallet.id);
        else if (pallet.fictive) await requests.createFictive(fictiveBody(pallet, act.tallPalletRule), `${key}:${pallet.id}`);
        else await putBack(requests, pallet, document.get());
      break;
    case 'floors': {
      const answered: Truck[] = [];
      for (const floor of act.floors) answered.push(await sendFloor(requests.floor(floor.truck.id), floor, key));
      return document.keep(withAnsweredTrucks(await requests.read(), answered));
    }
    case 'trucks':
      if (act.isThere) await requests.makeTrucks(act.body);
      else for (const truck of act.made) await requests.removeTruck(truck.id);
      break;
    case 'run':
      await requests.undoRun(act.run.id).catch(refuse);
      break;
    case 'unpack':
      await (act.isOut ? requests.unpack(act.order.id) : putBackOrder(requests, act));
      break;
  }
  return document.keep(await requests.read());
};

/** What has been touched since is not tried again on a newer page: it stays touched. */
const refuse = (error: unknown): never => {
  const problem = error as Problem;
  throw problem.code === 'packing_run.touched' ? { ...problem, status: 422 } : problem;
};

/** Trucks are asked as they are now: the page lists only those that a pallet shown stands on. Gives the truck after the act. */
const sendFloor = async (requests: FloorRequests, { command }: FloorAct, key: string): Promise<Truck> => {
  let truck = await requests.read();
  const applied = floorRules.apply(truck, command);
  if ('refusal' in applied) throw { type: 'about:blank', title: 'conflict', status: 422, code: 'conflict' } satisfies Problem;
  if (applied.document === truck) return truck;
  await floorPorts(requests).send(command, { get: () => truck, keep: (answered) => void (truck = answered) }, key);
  return truck;
};

/** An order in planning again, its products where they stood: on pallets that others have kept, else on pallets made again. */
const putBackOrder = async (requests: ActRequests, act: UnpackAct): Promise<void> => {
  await requests.plan(act.order.id);
  const data = await requests.read();
  const products = productsById(data);
  for (const pallet of act.pallets) {
    const now = data.pallets.find(({ id }) => id === pallet.id);
    const own = ownProducts(act, pallet);
    if (!now && own.length === pallet.products.length) await putBack(requests, pallet, data);
    else {
      let version = now?.version;
      for (const { id } of own) {
        const answer = await requests.move(id, { moved_from: null, moved_to: pallet.id, version: products.get(id)?.version });
        version = answer.pallets.find((each) => each.id === pallet.id)?.version ?? version;
      }
      const { length, width } = pallet;
      await requests.arrange(pallet.id, { length, width, products: placesOf(pallet), version });
    }
  }
};

const placesOf = ({ products }: PalletWhole) => products.map(({ id, x, y, z, is_flipped }) => ({ id, x, y, z, is_flipped }));

/** What a fictive pallet is made from, read off the pallet: what is not its timber stands on it. */
const fictiveBody = (pallet: PalletWhole, tallPalletRule: boolean): FictiveBody => {
  const { comment, length, width, pallet_height: height } = pallet;
  const product_height = pallet.height - palletHeightMm(palletFromWire(pallet, tallPalletRule));
  // a fictive pallet is known by its remark: one whose remark was emptied later is known by the number it had
  return { comment: comment || pallet.shown_number, length, width, height, product_height };
};

/** A deleted pallet made again, with its products where they stood and everything else as it was set; its number is gone. */
const putBack = async (requests: ActRequests, pallet: PalletWhole, data: PlanningDocument): Promise<void> => {
  const { length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height } = pallet;
  const { comment, printable, makes_legs, auto_update } = pallet;
  const like = { length, width, pallet_height, spacing_between, spacing_ends, spacing_sides, max_weight, max_height };
  const products = productsById(data);
  let now: PalletWhole | undefined;
  for (const { id, x, y, z, is_flipped } of pallet.products.toSorted((a, b) => a.z - b.z || a.y - b.y)) {
    const version = products.get(id)?.version;
    const to = now ? { moved_to: now.id, place: { x, y, z, is_flipped } } : { moved_to: null, temporary: like };
    const answer = await requests.move(id, { moved_from: null, ...to, version });
    now = answer.pallets.find((each) => each.id === answer.product.pallet_id);
  }
  // a pallet without products is on this page only when it is fictive
  if (!now) return;
  now = await requests.arrange(now.id, { products: placesOf(pallet), version: now.version });
  await requests.arrange(now.id, { length, width, comment, printable, makes_legs, version: now.version });
  const { layer_1, layer_2, layer_3 } = pallet.pallet_structure;
  if (!auto_update) await requests.layers(now.id, { layer_1, layer_2, layer_3 });
};
