import type { PackProduct } from '@mullion/packing-model';
import { roomOf } from './pack-problem';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { Unplaced, UnplacedRule } from './pallet-plan';

/** Products that may stand on one pallet together. */
export interface PackGroup {
  readonly key: string;
  readonly products: readonly PackProduct[];
}

export interface SortedOut {
  readonly groups: readonly PackGroup[];
  readonly unplaced: readonly Unplaced[];
}

/** Key of the pallets a product may stand on: its address and order as far as they must not mix. */
export const groupKeyOf = (product: PackProduct, settings: PackSettings): string =>
  `${settings.mixAddresses ? '' : product.addressKey}\u0000${settings.allowDifferentOrders ? '' : product.orderKey}`;

/** The rule that keeps a product off even an empty pallet, or null. */
export function ruleAgainst(product: PackProduct, settings: PackSettings): UnplacedRule | null {
  const room = roomOf(settings);
  const gapMm = settings.spacingBetweenMm;
  const upright = { length: product.widthMm + gapMm, height: product.heightMm };
  const turns = product.canBeFlipped ? [upright, { length: product.heightMm + gapMm, height: product.widthMm }] : [upright];
  const fitting = turns.filter((turn) => turn.length <= room.lengthMm && turn.height <= room.heightMm);
  if (product.depthMm + gapMm > room.widthMm) return 'too_deep';
  if (!fitting.length) return turns.some((turn) => turn.length <= room.lengthMm) ? 'too_high' : 'too_long';
  // The search weighs a pallet by its longest length, so a product must be light enough for that.
  const timberKg = room.timberKgPerMm * (room.lengthMm - room.offsetMm);
  return product.massKg + timberKg > settings.maxMassKg ? 'too_heavy' : null;
}

/** Splits an instance into groups that never share a pallet and names what fits no pallet; fixed products are left out. */
export function sortOut(instance: PalletInstance): SortedOut {
  const fixed = new Set(instance.fixed.map((f) => f.productId));
  const unplaced: Unplaced[] = [];
  const groups = new Map<string, PackProduct[]>();
  const setGroups = groupsOfSets(instance);
  for (const product of instance.products) {
    if (fixed.has(product.id)) continue;
    const key = groupKeyOf(product, instance.settings);
    const tornSet = product.partOf !== null && (setGroups.get(product.partOf)?.size ?? 0) > 1;
    const rule = ruleAgainst(product, instance.settings) ?? (tornSet ? 'set_mixes_addresses' : null);
    if (rule) unplaced.push({ id: product.id, rule });
    else {
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
  }
  return { groups: [...groups].map(([key, products]) => ({ key, products })), unplaced };
}

function groupsOfSets(instance: PalletInstance): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const product of instance.products) {
    if (product.partOf === null) continue;
    const known = keys.get(product.partOf) ?? new Set();
    keys.set(product.partOf, known.add(groupKeyOf(product, instance.settings)));
  }
  return keys;
}
