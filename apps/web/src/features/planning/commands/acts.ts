import type { createFictivePallet, PackingRun, PalletDetail } from '@mullion/contracts';
import type { Applied } from '../../../kits/editor/editor-types';
import { sizesChange, withSettings, type SettingsChange } from '../../../entities/pallet/pallet-settings';
import { floorRules, type FloorCommand } from '../../../entities/truck/floor/floor-document';
import { idsOf, productsById, type PlanningData } from './planning-data';
import { areSet, withParameters, type Parameters } from './set-parameters';
import type { TemporaryPallet } from './temporary-pallet';
import { applyFloor, applyTrucks, type FloorAct, type TrucksAct } from './truck-acts';
import { turned, type ServerAct } from './server-act';
import { applyUnpack, type UnpackAct } from './unpack-act';

/** What the editor of the planning page works on: the page, and the cards of pallets that are not made yet. */
export type PlanningDocument = PlanningData & { readonly cards?: readonly TemporaryPallet[] };
/** What somebody else has changed: a product that stands elsewhere, a pallet, a truck, a plan that was taken. */
export type PlanningClash =
  | { readonly productId: number }
  | { readonly palletId: number }
  | { readonly truckId: number }
  | { readonly runId: string };

/** Acts that are one change of one kind each; the way back is the same change the other way round. */
export type PageAct =
  | {
      readonly kind: 'parameters';
      readonly productId: number;
      readonly position: string;
      readonly from: Parameters;
      readonly to: Parameters;
    }
  | { readonly kind: 'card'; readonly card: TemporaryPallet; readonly isThere: boolean }
  | { readonly kind: 'floors'; readonly floors: readonly FloorAct[] }
  | TrucksAct
  | { readonly kind: 'run'; readonly run: PackingRun; readonly isTaken: boolean };
/** Settings of pallets, those of one or several. */
export interface SettingsAct extends ServerAct {
  readonly kind: 'settings';
  readonly changes: readonly ({ readonly palletId: number } & SettingsChange)[];
}
export interface NumberAct extends ServerAct {
  readonly kind: 'number';
  readonly palletId: number;
  readonly from: string | null;
  readonly to: string | null;
}
export interface PinAct extends ServerAct {
  readonly kind: 'pin';
  readonly palletIds: readonly number[];
  readonly productIds: readonly number[];
  readonly pinned: boolean;
}
/** A fictive pallet made. */
export interface FictiveAct extends ServerAct {
  readonly kind: 'fictive';
  readonly pallet: PalletDetail;
  readonly body: FictiveBody;
}
/** Pallets deleted together, as they were. */
export interface RemovalAct extends ServerAct {
  readonly kind: 'removal';
  readonly pallets: readonly PalletDetail[];
}
/** What people do on this page beside moving and swapping products; each is one step to take back. */
export type PlanningAct = PageAct | SettingsAct | NumberAct | PinAct | FictiveAct | RemovalAct | UnpackAct;
/** What packing computes with of a product. */
export type FictiveBody = ReturnType<(typeof createFictivePallet)['body']['parse']>;

/** What an act has set of these pallets; null: nothing. */
export const settingsAct = (
  id: SettingsAct['id'],
  before: readonly PalletDetail[],
  after: readonly PalletDetail[],
): SettingsAct | null => {
  const changes = before.flatMap((pallet) => {
    const saved = after.find((each) => each.id === pallet.id);
    const change = saved ? sizesChange(pallet, saved) : null;
    return change ? [{ palletId: pallet.id, ...change }] : [];
  });
  return changes.length === 0 ? null : { id, way: 'do', kind: 'settings', changes };
};

type Result = Applied<PlanningDocument, PlanningClash>;

/** The act the other way round; null: there is none. */
export const inverseAct = (act: PlanningAct): PlanningAct | null => {
  switch (act.kind) {
    case 'settings':
      return {
        ...turned(act),
        changes: act.changes.map((change) => ({ ...change, from: change.to, to: change.from })),
      };
    case 'number':
      return { ...turned(act), from: act.to, to: act.from };
    case 'parameters':
      return { ...act, from: act.to, to: act.from };
    case 'pin':
      return { ...turned(act), pinned: !act.pinned };
    case 'card':
    case 'trucks':
      return { ...act, isThere: !act.isThere };
    case 'floors':
      return {
        ...act,
        floors: act.floors
          .map(({ truck, command }) => ({ truck, command: floorRules.inverse(command) as FloorCommand }))
          .toReversed(),
      };
    case 'run':
      return act.isTaken ? { ...act, isTaken: false } : null;
    case 'fictive':
    case 'removal':
    case 'unpack':
      return turned(act);
  }
};

const same = (document: PlanningDocument): Result => ({ document });
const withPallets = (data: PlanningDocument, pallets: readonly PalletDetail[]): Result => ({
  document: { ...data, pallets: [...pallets] },
});

/**
 * The page after an act, as far as it can be known before the server has answered; the same page when all is so
 * already.
 */
export const applyAct = (data: PlanningDocument, act: PlanningAct): Result => {
  switch (act.kind) {
    case 'settings':
      return applySettings(data, act.changes);
    case 'number': {
      const pallet = data.pallets.find(({ id }) => id === act.palletId);
      if (pallet?.number === act.to) return same(data);
      if (pallet?.number !== act.from) return { refusal: { palletId: act.palletId } };
      return withPallets(
        data,
        data.pallets.map((each) =>
          each === pallet ? { ...each, number: act.to, shown_number: act.to ?? `#${each.id}` } : each,
        ),
      );
    }
    case 'parameters': {
      const product = productsById(data).get(act.productId);
      if (!product || !(areSet(product, act.from) || areSet(product, act.to)))
        return { refusal: { productId: act.productId } };
      return areSet(product, act.to) ? same(data) : { document: withParameters(data, act.productId, act.to) };
    }
    case 'pin':
      return applyPin(data, act);
    case 'card': {
      const cards = data.cards ?? [];
      const isThere = cards.some(({ key }) => key === act.card.key);
      if (isThere === act.isThere) return same(data);
      return {
        document: {
          ...data,
          cards: act.isThere ? [...cards, act.card] : cards.filter(({ key }) => key !== act.card.key),
        },
      };
    }
    case 'fictive': {
      const known = data.pallets.find(({ id }) => id === act.pallet.id);
      if ((known !== undefined) === (act.way !== 'undo')) return same(data);
      if (known && (known.truck_id !== null || known.comment !== act.pallet.comment))
        return { refusal: { palletId: known.id } };
      return withPallets(data, known ? data.pallets.filter((each) => each !== known) : [...data.pallets, act.pallet]);
    }
    case 'removal':
      return applyRemoval(data, act);
    case 'floors':
      return act.floors.reduce<Result>(
        (now, floor) => ('refusal' in now ? now : applyFloor(now.document, floor)),
        same(data),
      );
    case 'trucks':
      return applyTrucks(data, act);
    case 'run':
      if (!data.taken.some(({ id }) => id === act.run.id))
        return act.isTaken ? same(data) : { refusal: { runId: act.run.id } };
      return act.isTaken
        ? same(data)
        : { document: { ...data, taken: data.taken.filter(({ id }) => id !== act.run.id) } };
    case 'unpack':
      return applyUnpack(data, act);
  }
};

type ActOf<K extends PlanningAct['kind']> = Extract<PlanningAct, { kind: K }>;

const applySettings = (data: PlanningDocument, changes: ActOf<'settings'>['changes']): Result => {
  let pallets = data.pallets;
  for (const change of changes) {
    const pallet = pallets.find(({ id }) => id === change.palletId);
    const after = pallet ? withSettings(pallet, change) : null;
    if (after === null) return { refusal: { palletId: change.palletId } };
    if (after !== pallet) pallets = pallets.map((each) => (each === pallet ? after : each));
  }
  return pallets === data.pallets ? same(data) : withPallets(data, pallets);
};

/** The pallets that do not have these settings yet. */
export const settingsLeft = (data: PlanningData, act: SettingsAct): SettingsAct => {
  const pallets = new Map<number, PalletDetail>(data.pallets.map((pallet) => [pallet.id, pallet]));
  const changes = act.changes.filter((change) => {
    const pallet = pallets.get(change.palletId);
    return !pallet || withSettings(pallet, change) !== pallet;
  });
  return changes.length === act.changes.length ? act : { ...act, changes };
};

const applyPin = (data: PlanningDocument, { palletIds, productIds, pinned }: ActOf<'pin'>): Result => {
  const gone = palletIds.find((id) => !data.pallets.some((pallet) => pallet.id === id));
  if (gone !== undefined) return { refusal: { palletId: gone } };
  let isSame = true;
  const pallets = data.pallets.map((pallet) => {
    const held = pallet.pinned_products ?? [];
    const meant = pallet.products
      .map(({ id }) => id)
      .filter((id) => productIds.includes(id) && held.includes(id) !== pinned);
    const turns = palletIds.includes(pallet.id) && (pallet.pinned ?? false) !== pinned;
    if (!turns && meant.length === 0) return pallet;
    isSame = false;
    const pins = pinned ? [...held, ...meant] : held.filter((id) => !meant.includes(id));
    return { ...pallet, pinned: turns ? pinned : pallet.pinned, pinned_products: pins };
  });
  return isSame ? same(data) : withPallets(data, pallets);
};

const applyRemoval = (data: PlanningDocument, { pallets, way }: RemovalAct): Result => {
  const isGone = way !== 'undo';
  const known = new Map<number, PalletDetail>(data.pallets.map((pallet) => [pallet.id, pallet]));
  const meant = pallets.filter(({ id }) => known.has(id) === isGone);
  if (meant.length === 0) return same(data);
  if (isGone) {
    const changed = meant.find((pallet) => idsOf(known.get(pallet.id)?.products ?? []) !== idsOf(pallet.products));
    if (changed) return { refusal: { palletId: changed.id } };
    return withPallets(
      data,
      data.pallets.filter(({ id }) => !meant.some((pallet) => pallet.id === id)),
    );
  }
  const products = productsById(data);
  const elsewhere = meant.flatMap((pallet) => pallet.products).find(({ id }) => products.get(id)?.pallet_id !== null);
  return elsewhere ? { refusal: { productId: elsewhere.id } } : withPallets(data, [...data.pallets, ...meant]);
};
