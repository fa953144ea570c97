import { boxOf, type Box, type PackProduct } from '@mullion/packing-model';
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
  /** Free bands across the width, each as a pallet of the search; at least one. */
  readonly bands: readonly FleetPallet[];
}

/** Open pallets in order of their first placement. New rows go behind, between and in front of what stands there. */
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
  const massKg = products.reduce((sum, p) => sum + p.massKg, 0);
  return {
    key,
    groupKey: keys.size === 1 ? [...keys][0]! : null,
    fixed,
    products,
    usedRoomMm: Math.max(0, ...boxes.map((b) => b.x1)) + settings.spacingBetweenMm - settings.spacingEndsMm,
    bands: bandsOf(key, boxes, massKg, settings),
  };
}

/** Every free stretch of the width over the whole length; each may carry its part, by depth, of the mass that is left. */
function bandsOf(key: string, boxes: readonly Box[], massKg: number, settings: PackSettings): FleetPallet[] {
  const room = roomOf(settings);
  const taken = boxes
    .map((b) => ({ from: b.y0 - settings.spacingSidesMm, to: b.y1 - settings.spacingSidesMm + settings.spacingBetweenMm }))
    .sort((a, b) => a.from - b.from);
  const free: { startMm: number; depthMm: number }[] = [];
  let startMm = 0;
  for (const { from, to } of [...taken, { from: room.widthMm, to: room.widthMm }]) {
    if (from - startMm > settings.spacingBetweenMm) free.push({ startMm, depthMm: from - startMm });
    startMm = Math.max(startMm, to);
  }
  if (!free.length) free.push({ startMm: room.widthMm, depthMm: 0 });
  const wholeMm = Math.max(
    1,
    free.reduce((sum, band) => sum + band.depthMm, 0),
  );
  const timberKg = room.timberKgPerMm * (room.lengthMm - room.offsetMm);
  const leftKg = Math.max(0, settings.maxMassKg - timberKg - massKg);
  return free.map((band): FleetPallet => {
    const takenDepthMm = room.widthMm - band.depthMm;
    const takenMassKg = massKg + leftKg * (1 - band.depthMm / wholeMm);
    return {
      ...emptyPallet(room.lengthMm),
      ...{ depthMm: takenDepthMm, takenDepthMm, startMm: band.startMm },
      ...{ massKg: takenMassKg, takenMassKg, palletKey: key },
    };
  });
}

/** Pallet key of every set of which a part is fixed. */
export function pinsOfSets(open: readonly OpenPallet[]): ReadonlyMap<string, string> {
  return new Map(open.flatMap((o) => o.products.flatMap((p) => (p.partOf === null ? [] : [[p.partOf, o.key] as const]))));
}
