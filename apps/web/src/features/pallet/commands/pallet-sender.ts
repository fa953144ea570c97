import type { moveProduct, PalletFields, PalletDetail, PlacedProductDto } from '@mullion/contracts';
import type { EditorPorts, EditorDocument } from '../../../kits/editor/editor-types';
import type { Settings } from '../../../entities/pallet/pallet-settings';
import { isOnPallet, type PalletCommand, type PalletDocument, type Spot } from './pallet-document';

type Moved = ReturnType<(typeof moveProduct)['response']['parse']>;
type MoveBody = ReturnType<(typeof moveProduct)['body']['parse']>;

/** The requests that the pallet's commands are made of. Every one carries the version of what it changes. */
export interface PalletRequests {
  readonly update: (fields: PalletFields & { readonly version: number }) => Promise<PalletDetail>;
  readonly layers: (layers: {
    readonly layer_1: string;
    readonly layer_2: string;
    readonly layer_3: string;
    readonly version: number;
  }) => Promise<unknown>;
  readonly move: (productId: number, body: MoveBody) => Promise<Moved>;
  readonly read: () => Promise<PalletDetail>;
}
type Ports = EditorPorts<PalletDocument, PalletCommand>;

/**
 * Sends the commands of one pallet. What leaves goes from the top down, what comes back from the bottom up, the rest in
 * one request.
 */
export const palletPorts = (requests: PalletRequests): Ports => {
  const arrange = async (
    spots: ReadonlyMap<number, Spot>,
    { get, keep }: EditorDocument<PalletDocument>,
  ): Promise<void> => {
    let now = get();
    const palletId = now.pallet.id;
    const move = async (product: PlacedProductDto, to: Pick<MoveBody, 'moved_to' | 'place'>): Promise<void> => {
      const answer = await requests.move(product.id, {
        moved_from: product.pallet_id,
        version: product.version,
        ...to,
      });
      const away = new Map(now.away);
      if (answer.product.pallet_id === now.pallet.id) away.delete(product.id);
      else away.set(product.id, answer.product);
      // a pallet emptied by the move is gone
      now = { pallet: answer.pallets.find(({ id }) => id === now.pallet.id) ?? { ...now.pallet, products: [] }, away };
      keep(now);
    };
    const leaving = now.pallet.products
      .filter(({ id }) => spots.has(id) && !isOnPallet(spots.get(id) as Spot))
      .sort((a, b) => b.z - a.z);
    for (const { id } of leaving) {
      const spot = spots.get(id);
      const product = now.pallet.products.find((each) => each.id === id);
      if (product && spot && !isOnPallet(spot))
        await move(product, { moved_to: spot.palletId as MoveBody['moved_to'] });
    }
    const coming = [...now.away.values()].flatMap((product) => {
      const spot = spots.get(product.id);
      return spot && isOnPallet(spot) ? [{ product, spot }] : [];
    });
    for (const { product, spot } of coming.sort((a, b) => a.spot.zMm - b.spot.zMm)) {
      const place = { x: spot.xMm, y: spot.yMm, z: spot.zMm, is_flipped: spot.isFlipped };
      await move(product, { moved_to: palletId, place });
    }
    const products = now.pallet.products.map((product) => {
      const spot = spots.get(product.id);
      const stands =
        spot && isOnPallet(spot) ? { x: spot.xMm, y: spot.yMm, z: spot.zMm, is_flipped: spot.isFlipped } : product;
      return { id: product.id, x: stands.x, y: stands.y, z: stands.z, is_flipped: stands.is_flipped };
    });
    const differs = products.some((place, index) => {
      const was = now.pallet.products[index];
      return was?.x !== place.x || was.y !== place.y || was.z !== place.z || was.is_flipped !== place.is_flipped;
    });
    if (differs) keep({ ...now, pallet: await requests.update({ products, version: now.pallet.version }) });
  };
  const fieldsOf = (settings: Settings): Settings =>
    'comment' in settings ? { ...settings, comment: settings.comment || null } : settings;

  return {
    reload: async () => ({ pallet: await requests.read(), away: new Map() }),
    send: async (command, document) => {
      const { version } = document.get().pallet;
      const keep = (pallet: PalletDetail): void => document.keep({ ...document.get(), pallet });
      if (command.kind === 'arrange') return arrange(new Map(command.changes.map(({ id, to }) => [id, to])), document);
      if (command.kind === 'settings') return keep(await requests.update({ ...fieldsOf(command.to), version }));
      if (command.to === 'auto') return keep(await requests.update({ auto_update: true, version }));
      await requests.layers({ ...command.to, version });
      keep(await requests.read());
    },
  };
};
