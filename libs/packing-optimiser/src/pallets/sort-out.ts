import type { PackProduct } from '@mullion/packing-model';
import { roomOf, type PalletRoom } from './pack-problem';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { PlanPallet, Unplaced, UnplacedRule } from './pallet-plan';

/** Products that may stand on one pallet together. */
export interface PackGroup {
  readonly key: string;
  readonly products: readonly PackProduct[];
}

export interface SortedOut {
  readonly groups: readonly PackGroup[];
  readonly unplaced: readonly Unplaced[];
  /**
   * Too heavy for a pallet of the longest length, not for one cut to them: the search weighs pallets by their longest
   * length.
   */
  readonly alone: readonly PackProduct[];
}

/** Key of the pallets a product may stand on: its address and order as far as they must not mix. */
export const groupKeyOf = (product: PackProduct, settings: PackSettings): string =>
  `${settings.mixAddresses ? '' : product.addressKey}\u0000${settings.allowDifferentOrders ? '' : product.orderKey}`;

/** The rule that keeps a product off even an empty pallet, or null. */
export function ruleAgainst(
  product: PackProduct,
  settings: PackSettings,
  room = roomOf(settings),
): UnplacedRule | null {
  const gapMm = settings.spacingBetweenMm;
  const upright = { length: product.widthMm + gapMm, height: product.heightMm };
  const turns = product.canBeFlipped
    ? [upright, { length: product.heightMm + gapMm, height: product.widthMm }]
    : [upright];
  const fitting = turns.filter((turn) => turn.length <= room.lengthMm && turn.height <= room.heightMm);
  if (product.depthMm + gapMm > room.widthMm) return 'too_deep';
  if (!fitting.length) return turns.some((turn) => turn.length <= room.lengthMm) ? 'too_high' : 'too_long';
  const shortestMm = shortestRoomMm(room, settings, Math.min(...fitting.map((turn) => turn.length)));
  return isTooHeavy(product, settings, room, shortestMm) ? 'too_heavy' : null;
}

/** The shortest room that holds a padded length. */
function shortestRoomMm(room: PalletRoom, settings: PackSettings, neededMm: number): number {
  if (!settings.cutToContent) return room.lengthMm;
  return room.lengthsMm.find((length) => length >= neededMm) ?? neededMm;
}

const isTooHeavy = (product: PackProduct, settings: PackSettings, room: PalletRoom, roomMm: number): boolean =>
  product.massKg + room.timberKgPerMm * (roomMm - room.offsetMm) > settings.maxMassKg;

/** The pallet of a product that only a pallet cut to it can carry. */
export function palletOfItsOwn(product: PackProduct, settings: PackSettings): PlanPallet {
  const room = roomOf(settings);
  const gapMm = settings.spacingBetweenMm;
  const turns = [
    { isFlipped: false, lengthMm: product.widthMm + gapMm, heightMm: product.heightMm },
    { isFlipped: true, lengthMm: product.heightMm + gapMm, heightMm: product.widthMm },
  ].filter(
    (turn) =>
      (!turn.isFlipped || product.canBeFlipped) && turn.lengthMm <= room.lengthMm && turn.heightMm <= room.heightMm,
  );
  const turn = turns.reduce((best, other) => (other.lengthMm < best.lengthMm ? other : best));
  const lengthMm = shortestRoomMm(room, settings, turn.lengthMm) - room.offsetMm;
  const middle = (roomMm: number, sizeMm: number) => Math.floor((roomMm - sizeMm) / 2);
  const place = settings.offsetLimits
    ? { xMm: middle(lengthMm, turn.lengthMm - gapMm), yMm: middle(settings.widthMm, product.depthMm) }
    : { xMm: settings.spacingEndsMm, yMm: settings.spacingSidesMm };
  return {
    palletKey: null,
    lengthMm,
    items: [{ id: product.id, ...place, zMm: 0, isFlipped: turn.isFlipped }],
  };
}

/**
 * Splits an instance into groups that never share a pallet and names what fits no pallet; fixed products are left out.
 */
export function sortOut(instance: PalletInstance): SortedOut {
  const fixed = new Set(instance.fixed.map((f) => f.productId));
  const unplaced: Unplaced[] = [];
  const alone: PackProduct[] = [];
  const room = roomOf(instance.settings);
  const groups = new Map<string, PackProduct[]>();
  const setGroups = groupsOfSets(instance);
  for (const product of instance.products) {
    if (fixed.has(product.id)) continue;
    const key = groupKeyOf(product, instance.settings);
    const tornSet = product.partOf !== null && (setGroups.get(product.partOf)?.size ?? 0) > 1;
    const isHeavy = isTooHeavy(product, instance.settings, room, room.lengthMm);
    const rule = ruleAgainst(product, instance.settings, room) ?? (tornSet ? 'set_mixes_addresses' : null);
    if (rule) unplaced.push({ id: product.id, rule });
    else if (isHeavy && hasMates(product, instance)) unplaced.push({ id: product.id, rule: 'set_too_big' });
    else if (isHeavy) alone.push(product);
    else {
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
  }
  return { groups: [...groups].map(([key, products]) => ({ key, products })), unplaced, alone };
}

const hasMates = (product: PackProduct, { products }: PalletInstance): boolean =>
  product.partOf !== null && products.some((other) => other.id !== product.id && other.partOf === product.partOf);

function groupsOfSets(instance: PalletInstance): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const product of instance.products) {
    if (product.partOf === null) continue;
    const known = keys.get(product.partOf) ?? new Set();
    keys.set(product.partOf, known.add(groupKeyOf(product, instance.settings)));
  }
  return keys;
}
