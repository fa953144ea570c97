import { boxOf, type Box, type PackProduct } from '@mullion/packing-model';
import { emptyPallet, type FleetPallet } from './fleet';
import { clustersOf, fixedRow, type SmallestFace } from './fixed-rows';
import { roomOf, type PalletRoom } from './pack-problem';
import type { FixedPlacement, PackSettings, PalletInstance } from './pallet-instance';
import type { SkylineRow } from './skyline-row';
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
  for (const placement of instance.fixed)
    byKey.set(placement.palletKey, [...(byKey.get(placement.palletKey) ?? []), placement]);
  const smallest = smallestFace(instance);
  return [...byKey].map(([key, fixed]) =>
    openPallet(
      key,
      fixed,
      fixed.flatMap((f) => products.get(f.productId) ?? []),
      settings,
      smallest,
    ),
  );
}

/** Of the products that are to be packed. */
function smallestFace({ products, fixed, settings }: PalletInstance): SmallestFace {
  const fixedIds = new Set(fixed.map((f) => f.productId));
  const sides = (p: PackProduct) => (p.canBeFlipped ? Math.min(p.widthMm, p.heightMm) : null);
  let [lengthMm, heightMm] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const p of products) {
    if (fixedIds.has(p.id)) continue;
    lengthMm = Math.min(lengthMm, (sides(p) ?? p.widthMm) + settings.spacingBetweenMm);
    heightMm = Math.min(heightMm, sides(p) ?? p.heightMm);
  }
  return { lengthMm, heightMm };
}

function openPallet(
  key: string,
  fixed: readonly FixedPlacement[],
  products: readonly PackProduct[],
  settings: PackSettings,
  smallest: SmallestFace,
): OpenPallet {
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
    bands: bandsOf(key, boxes, massKg, settings, smallest),
  };
}

/**
 * A stretch of the width that takes products: what is fixed at its back, if it leaves room, then a free band over the
 * whole length.
 */
interface Stretch {
  readonly startMm: number;
  readonly depthMm: number;
  readonly row: SkylineRow | null;
  /** Depth of whole rows that its room is worth. */
  readonly freeMm: number;
}

/** Every stretch of the width with room; each may carry its part, by room, of the mass that is left. */
function bandsOf(
  key: string,
  boxes: readonly Box[],
  massKg: number,
  settings: PackSettings,
  smallest: SmallestFace,
): FleetPallet[] {
  const room = roomOf(settings);
  const free = stretchesOf(boxes, settings, smallest);
  if (!free.length) free.push({ startMm: room.widthMm, depthMm: 0, row: null, freeMm: 0 });
  const wholeMm = Math.max(
    1,
    free.reduce((sum, stretch) => sum + stretch.freeMm, 0),
  );
  const timberKg = room.timberKgPerMm * (room.lengthMm - room.offsetMm);
  const leftKg = Math.max(0, settings.maxMassKg - timberKg - massKg);
  return free.map(({ startMm, depthMm, row, freeMm }): FleetPallet => {
    const takenDepthMm = room.widthMm - depthMm;
    const takenMassKg = massKg + leftKg * (1 - freeMm / wholeMm);
    if (row) row.mostKg = (leftKg * freeDepthOf(row, room)) / wholeMm;
    return {
      ...emptyPallet(room.lengthMm),
      ...{ rows: row ? [row] : [], depthMm: takenDepthMm + (row?.depthMm ?? 0), takenDepthMm, startMm },
      ...{ massKg: takenMassKg, takenMassKg, palletKey: key },
    };
  });
}

function stretchesOf(boxes: readonly Box[], settings: PackSettings, smallest: SmallestFace): Stretch[] {
  const room = roomOf(settings);
  const clusters = clustersOf(boxes, settings);
  const stretches: Stretch[] = [];
  const add = (fromMm: number, toMm: number, row: SkylineRow | null) => {
    const free = Math.max(0, toMm - fromMm - (row?.depthMm ?? 0));
    // the spacing to what comes next is in every depth
    if (!row && free <= settings.spacingBetweenMm) return;
    const freeMm = free + (row ? freeDepthOf(row, room) : 0);
    stretches.push({ startMm: fromMm, depthMm: free + (row?.depthMm ?? 0), row, freeMm });
  };
  add(0, clusters[0]?.fromMm ?? room.widthMm, null);
  clusters.forEach((cluster, n) => {
    const row = cluster.toMm <= room.widthMm ? fixedRow(cluster, settings, room, smallest) : null;
    add(Math.max(0, row ? cluster.fromMm : cluster.toMm), clusters[n + 1]?.fromMm ?? room.widthMm, row);
  });
  return stretches;
}

const freeDepthOf = (row: SkylineRow, room: PalletRoom): number =>
  row.depthMm * Math.max(0, 1 - row.base!.faceMm2 / (room.lengthMm * room.heightMm));

/** Pallet key of every set of which a part is fixed. */
export function pinsOfSets(open: readonly OpenPallet[]): ReadonlyMap<string, string> {
  return new Map(
    open.flatMap((o) => o.products.flatMap((p) => (p.partOf === null ? [] : [[p.partOf, o.key] as const]))),
  );
}
