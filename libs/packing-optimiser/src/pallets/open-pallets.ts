import { boxOf, type PackProduct } from '@mullion/packing-model';
import { emptyPallet, type FleetPallet } from './fleet';
import { roomOf } from './pack-problem';
import type { FixedPlacement, PackSettings, PalletInstance } from './pallet-instance';
import { groupKeyOf } from './sort-out';

/** An open pallet: its fixed placements, who may join them, and what they leave free. */
export interface OpenPallet {
  readonly key: string;
  /** Group that may be added; null when the content itself mixes groups, so that nothing may. */
  readonly groupKey: string | null;
  readonly fixed: readonly FixedPlacement[];
  readonly products: readonly PackProduct[];
  /** Padded length that the fixed content needs. */
  readonly usedRoomMm: number;
  readonly pallet: FleetPallet;
}

/** Open pallets in order of their first placement. New rows go in front of what stands there. */
export function openPalletsOf(instance: PalletInstance): OpenPallet[] {
  const { settings } = instance;
  const products = new Map(instance.products.map((p) => [p.id, p]));
  const byKey = new Map<string, FixedPlacement[]>();
  for (const placement of instance.fixed) byKey.set(placement.palletKey, [...(byKey.get(placement.palletKey) ?? []), placement]);
  return [...byKey].map(([key, fixed]) =>
    openPallet(
      key,
      fixed,
      fixed.flatMap((f) => products.get(f.productId) ?? []),
      settings,
    ),
  );
}

function openPallet(key: string, fixed: readonly FixedPlacement[], products: readonly PackProduct[], settings: PackSettings): OpenPallet {
  const boxes = fixed.flatMap((f) => {
    const product = products.find((p) => p.id === f.productId);
    return product ? [boxOf({ ...product, xMm: f.xMm, yMm: f.yMm, zMm: f.zMm, isFlipped: f.isFlipped })] : [];
  });
  const keys = new Set(products.map((p) => groupKeyOf(p, settings)));
  const room = roomOf(settings);
  const takenDepthMm = Math.max(0, ...boxes.map((b) => b.y1)) - settings.spacingSidesMm + settings.spacingBetweenMm;
  const massKg = products.reduce((sum, p) => sum + p.massKg, 0);
  return {
    key,
    groupKey: keys.size === 1 ? [...keys][0]! : null,
    fixed,
    products,
    usedRoomMm: Math.max(0, ...boxes.map((b) => b.x1)) + settings.spacingBetweenMm - settings.spacingEndsMm,
    pallet: { ...emptyPallet(room.lengthMm), depthMm: takenDepthMm, massKg, takenDepthMm, takenMassKg: massKg, palletKey: key },
  };
}

/** Pallet key of every set of which a part is fixed. */
export function pinsOfSets(open: readonly OpenPallet[]): ReadonlyMap<string, string> {
  return new Map(open.flatMap((o) => o.products.flatMap((p) => (p.partOf === null ? [] : [[p.partOf, o.key] as const]))));
}
