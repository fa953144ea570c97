import { pack3D, RotationType, type Bin3D, type Item3D } from 'binpackingjs/3d';
import {
  checkPalletPlan,
  ruleAgainst,
  type PackSettings,
  type PalletInstance,
  type PalletPlan,
  type PlanItem,
  type PlanPallet,
} from '@mullion/packing-optimiser';
import type { PeerResult } from './peer-result';
import { lowered, lowestPlaces } from './stand';

type Product = PalletInstance['products'][number];
type Axis = 'x' | 'y' | 'z';

/** How the pallet is described to the peer. */
interface Mapping {
  /**
   * The pallet's ways that are the peer's width, height and depth; it fills along its width first, then its height,
   * then its depth.
   */
  readonly frame: readonly [Axis, Axis, Axis];
  /**
   * It may flip, and then the spacing must be on heights too; otherwise everything stands upright and heights are
   * exact.
   */
  readonly mayFlip: boolean;
}

const FRAMES: readonly Mapping['frame'][] = [
  ['x', 'z', 'y'],
  ['z', 'x', 'y'],
  ['x', 'y', 'z'],
  ['y', 'x', 'z'],
  ['z', 'y', 'x'],
  ['y', 'z', 'x'],
];
const MAPPINGS = FRAMES.flatMap((frame): Mapping[] => [
  { frame, mayFlip: false },
  { frame, mayFlip: true },
]);
/** Timber, kg a mm² of deck (docs/packing-model.md). */
const TIMBER_KG_PER_MM2 = (0.05 * 510 * 1.1) / 1e6;

/**
 * binpackingjs 4 in three dimensions under our rules: spacings are added to the boxes and to the room, masses are held,
 * addresses and orders that must not mix are packed apart; of twelve ways to describe the pallet the best counts. It
 * knows no gravity: its plan sinks before it is judged, and `lawful` packs again what still does not stand.
 */
export function binpackingPallets(instance: PalletInstance): PeerResult {
  const start = performance.now();
  const tries = MAPPINGS.map((mapping) => planWith(instance, mapping, false));
  const seconds = (performance.now() - start) / 1000 / MAPPINGS.length;
  const deckMm2 = (plan: PalletPlan) =>
    plan.pallets.reduce((sum, pallet) => sum + pallet.lengthMm * instance.settings.widthMm, 0);
  const better = (a: PalletPlan, b: PalletPlan) => a.pallets.length - b.pallets.length || deckMm2(a) - deckMm2(b);
  const raw = tries.sort(better)[0]!;
  const lawful = MAPPINGS.map((mapping) => planWith(instance, mapping, true)).filter(
    (plan) => !checkPalletPlan(instance, plan).length,
  );
  return {
    peer: 'binpackingjs',
    value: raw.pallets.length,
    seconds,
    broken: checkPalletPlan(instance, raw).length,
    lawful: lawful.length ? Math.min(...lawful.map((plan) => plan.pallets.length)) : null,
    deckM2: deckMm2(raw) / 1e6,
  };
}

function planWith(instance: PalletInstance, mapping: Mapping, isLawful: boolean): PalletPlan {
  const { settings } = instance;
  const fixed = new Set(instance.fixed.map((f) => f.productId));
  const groups = new Map<string, Product[]>();
  const unplaced: PalletPlan['unplaced'][number][] = [];
  for (const product of instance.products) {
    if (fixed.has(product.id)) continue;
    const rule = ruleAgainst(product, settings);
    const key = `${settings.mixAddresses ? '' : product.addressKey}/${settings.allowDifferentOrders ? '' : product.orderKey}`;
    if (rule) unplaced.push({ id: product.id, rule });
    else groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  const made = [...groups.values()].flatMap((products) => packGroup(products, settings, mapping, isLawful));
  return {
    pallets: [...openPallets(instance), ...made],
    unplaced,
    lowerBound: 0,
    lowerBoundBy: 'count',
    iterations: 0,
    seed: 0,
  };
}

/** Open pallets stay as they are: the peer cannot pack onto them. */
function openPallets({ fixed, products, settings }: PalletInstance): PlanPallet[] {
  const byKey = new Map<string, PlanItem[]>();
  for (const { productId, palletKey, ...place } of fixed)
    byKey.set(palletKey, [...(byKey.get(palletKey) ?? []), { id: productId, ...place }]);
  const known = new Map(products.map((p) => [p.id, p]));
  return [...byKey].map(([palletKey, items]) => ({ palletKey, items, lengthMm: cutLength(items, known, settings) }));
}

function packGroup(
  products: readonly Product[],
  settings: PackSettings,
  mapping: Mapping,
  isLawful: boolean,
): PlanPallet[] {
  const known = new Map(products.map((p) => [p.id, p]));
  const pallets: PlanPallet[] = [];
  for (let left = products; left.length;) {
    const hanging: Product[] = [];
    for (const loose of packBoxes(left, settings, mapping)) {
      const items = lowered(loose, known, settings);
      const kept = isLawful ? lowestPlaces(items, known) : items;
      const ids = new Set(kept.map((item) => item.id));
      hanging.push(...items.filter((item) => !ids.has(item.id)).map((item) => known.get(item.id)!));
      pallets.push({ palletKey: null, items: kept, lengthMm: cutLength(kept, known, settings) });
    }
    left = hanging;
  }
  return pallets;
}

/** One run of the peer, with as many pallets as it wants; pallets that it fills, in millimetres of the pallet. */
function packBoxes(products: readonly Product[], s: PackSettings, { frame, mayFlip }: Mapping): PlanItem[][] {
  const gapMm = s.spacingBetweenMm;
  const gapAboveMm = mayFlip ? gapMm : 0;
  const sized = (size: Record<Axis, number>) => ({
    width: size[frame[0]],
    height: size[frame[1]],
    depth: size[frame[2]],
  });
  const roomMm = {
    x: s.longestMm - 2 * s.spacingEndsMm + gapMm,
    y: s.widthMm - 2 * s.spacingSidesMm + gapMm,
    z: s.maxHeightMm - s.palletHeightMm + gapAboveMm,
  };
  const upright = (p: Product) => p.widthMm + gapMm <= roomMm.x && p.heightMm + gapAboveMm <= roomMm.z;
  const given = new Map(products.map((p) => [String(p.id), { product: p, isUpright: upright(p) }]));
  const items = [...given].map(([name, { product: p, isUpright }]): Item3D => {
    const [length, height] = isUpright ? [p.widthMm, p.heightMm] : [p.heightMm, p.widthMm];
    return {
      name,
      ...sized({ x: length + gapMm, y: p.depthMm + gapMm, z: height + gapAboveMm }),
      weight: p.massKg,
      allowedRotations: mayFlip && p.canBeFlipped ? [RotationType.WHD, flipOf(frame)] : [RotationType.WHD],
    };
  });
  const bin = { ...sized(roomMm), maxWeight: Math.floor(s.maxMassKg - s.longestMm * s.widthMm * TIMBER_KG_PER_MM2) };
  const bins = Array.from({ length: items.length }, (_, n): Bin3D => ({ name: String(n), ...bin }));
  const { packedBins, unfitItems } = pack3D({ bins, items });
  // what only a shorter, lighter pallet can carry stands on one of its own
  const alone = unfitItems.map(({ name }): PlanItem[] => {
    const { product, isUpright } = given.get(name)!;
    return [{ id: product.id, xMm: s.spacingEndsMm, yMm: s.spacingSidesMm, zMm: 0, isFlipped: !isUpright }];
  });
  const packs = packedBins
    .filter((packed) => packed.items.length)
    .map((packed) =>
      packed.items.map(({ name, position, rotationType }) => {
        const { product, isUpright } = given.get(name)!;
        const at = (axis: Axis) => position[frame.indexOf(axis)]!;
        const isFlipped = (rotationType === RotationType.WHD) !== isUpright;
        return {
          id: product.id,
          xMm: at('x') + s.spacingEndsMm,
          yMm: at('y') + s.spacingSidesMm,
          zMm: at('z'),
          isFlipped,
        };
      }),
    );
  return [...packs, ...alone];
}

/** The rotation that exchanges length and height of a product in this frame. */
function flipOf(frame: Mapping['frame']): RotationType {
  const still = frame.indexOf('y');
  return still === 0 ? RotationType.WDH : still === 1 ? RotationType.DHW : RotationType.HWD;
}

function cutLength(items: readonly PlanItem[], products: ReadonlyMap<number, Product>, s: PackSettings): number {
  if (!s.cutToContent) return s.longestMm;
  const ends = items.map(
    (item) => item.xMm + (item.isFlipped ? products.get(item.id)!.heightMm : products.get(item.id)!.widthMm),
  );
  const neededMm = Math.max(...ends) + s.spacingEndsMm;
  return [...s.standardLengthsMm].sort((a, b) => a - b).find((length) => length >= neededMm) ?? neededMm;
}
