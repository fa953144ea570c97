import type { Violation } from '@mullion/packing-model';
import type { PackSettings, PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan, PlanItem, PlanPallet } from '../pallets/pallet-plan';
import { keepsLoadLimits } from './check-load-limits';
import { checkStacks } from './check-stacks';
import { checkTipping } from './check-tipping';
import { checkTypes, judgedSettings } from './check-types';
import type { TruckInstance } from '../truck/truck-instance';
import type { TruckPlan } from '../truck/truck-plan';

/*
 * The judge of plans. Written from the hard rules alone: it shares no code with the solver or with packing-model (types
 * only), and computes every size again from the instance.
 */

interface Solid {
  readonly id: number;
  readonly lo: readonly [number, number, number];
  readonly hi: readonly [number, number, number];
}

const broken = (code: string, params: Violation['params']): Violation => ({ code, params });
const shared = (a: Solid, b: Solid, axis: 0 | 1 | 2): number =>
  Math.min(a.hi[axis], b.hi[axis]) - Math.max(a.lo[axis], b.lo[axis]);

/** Every hard rule that a pallet plan breaks; empty for a right plan. */
export function checkPalletPlan(instance: PalletInstance, plan: PalletPlan): Violation[] {
  const found: Violation[] = [];
  countOnce(
    instance.products.map((p) => p.id),
    [...plan.pallets.flatMap((p) => p.items.map((i) => i.id)), ...plan.unplaced.map((u) => u.id)],
    found,
  );
  plan.pallets.forEach((pallet, n) => checkPallet(instance, pallet, n, found));
  checkSets(instance, plan, found);
  checkTypes(instance, plan, found);
  checkFixed(instance, plan, found);
  if (plan.lowerBound > plan.pallets.length)
    found.push(broken('plan.bound_too_high', { bound: plan.lowerBound, pallets: plan.pallets.length }));
  return found;
}

function countOnce(known: readonly number[], used: readonly number[], found: Violation[]): void {
  const times = new Map(known.map((id) => [id, 0]));
  for (const id of used) {
    if (!times.has(id)) found.push(broken('plan.unknown', { id }));
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  for (const [id, n] of times) if (n !== 1) found.push(broken(n ? 'plan.twice' : 'plan.missing', { id }));
}

function checkPallet(instance: PalletInstance, pallet: PlanPallet, n: number, found: Violation[]): void {
  const s = judgedSettings(instance, pallet);
  const at = (code: string, params: Violation['params'] = {}) => found.push(broken(code, { pallet: n, ...params }));
  const products = new Map(instance.products.map((p) => [p.id, p]));
  const solids = pallet.items.flatMap((item) => {
    const p = products.get(item.id);
    if (!p) return [];
    if (item.isFlipped && !p.canBeFlipped) at('plan.flip_not_allowed', { id: item.id });
    return [solidOf(item, item.isFlipped ? p.heightMm : p.widthMm, p.depthMm, item.isFlipped ? p.widthMm : p.heightMm)];
  });
  if (!pallet.items.length) at('plan.empty_pallet');
  if (!isAllowedLength(s, pallet.lengthMm)) at('plan.length_not_allowed', { length: pallet.lengthMm });
  const widthMm = pallet.widthMm ?? s.widthMm;
  if (widthMm !== s.widthMm && !s.narrowerWidthsMm?.includes(widthMm)) at('plan.width_not_allowed', { width: widthMm });
  for (const solid of solids) {
    if (![...solid.lo, ...solid.hi].every(Number.isInteger)) at('plan.not_whole', { id: solid.id });
    const [x, y, z] = solid.lo;
    const [x1, y1, z1] = solid.hi;
    if (
      x < s.spacingEndsMm ||
      y < s.spacingSidesMm ||
      z < 0 ||
      x1 > pallet.lengthMm - s.spacingEndsMm ||
      y1 > widthMm - s.spacingSidesMm
    )
      at('plan.outside', { id: solid.id });
    if (s.palletHeightMm + z1 > s.maxHeightMm) at('plan.too_high', { id: solid.id, height: s.palletHeightMm + z1 });
  }
  checkSpacing(solids, s.spacingBetweenMm, at);
  for (const solid of solids) if (!isCarried(solid, solids)) at('plan.not_supported', { id: solid.id });
  const content = pallet.items.flatMap((item) => products.get(item.id) ?? []);
  const fixedHere = new Set(instance.fixed.map((f) => f.productId));
  if (s.stackRules) checkStacks(solids, products, s.stackRules, fixedHere, at);
  const massKg = content.reduce((sum, p) => sum + p.massKg, 0) + ((pallet.lengthMm * widthMm) / 1e6) * 0.05 * 510 * 1.1;
  if (massKg > s.maxMassKg + 1e-6) at('plan.too_heavy', { mass: massKg });
  if (s.offsetLimits && !pallet.items.some((item) => fixedHere.has(item.id)))
    checkTipping({ size: [pallet.lengthMm, widthMm], solids, products, massKg, settings: s }, at);
  const free = content.filter((p) => !fixedHere.has(p.id));
  if (!s.mixAddresses && free.length && new Set(content.map((p) => p.addressKey)).size > 1) at('plan.addresses_mixed');
  if (!s.allowDifferentOrders && free.length && new Set(content.map((p) => p.orderKey)).size > 1)
    at('plan.orders_mixed');
}

const solidOf = (item: PlanItem, length: number, depth: number, height: number): Solid => ({
  id: item.id,
  lo: [item.xMm, item.yMm, item.zMm],
  hi: [item.xMm + length, item.yMm + depth, item.zMm + height],
});

function isAllowedLength({ longestMm, cutToContent, standardLengthsMm }: PackSettings, lengthMm: number): boolean {
  if (!Number.isInteger(lengthMm) || lengthMm > longestMm || lengthMm <= 0) return false;
  if (!cutToContent) return lengthMm === longestMm;
  return !standardLengthsMm.some((length) => length <= longestMm) || standardLengthsMm.includes(lengthMm);
}

function checkSpacing(
  solids: readonly Solid[],
  spacingMm: number,
  at: (code: string, params: Violation['params']) => void,
): void {
  solids.forEach((a, i) => {
    for (const b of solids.slice(i + 1)) {
      if (shared(a, b, 2) > 0 && shared(a, b, 0) > -spacingMm && shared(a, b, 1) > -spacingMm)
        at('plan.overlap', { id: a.id, other: b.id });
    }
  });
}

/**
 * Rule 3: on the deck, or three quarters of the base on tops at exactly this height, and three quarters of the depth
 * over one of them.
 */
function isCarried(solid: Solid, solids: readonly Solid[]): boolean {
  if (solid.lo[2] === 0) return true;
  let areaMm2 = 0;
  let depthMm = 0;
  for (const below of solids) {
    const x = shared(solid, below, 0);
    const y = shared(solid, below, 1);
    if (below === solid || below.hi[2] !== solid.lo[2] || x <= 0 || y <= 0) continue;
    areaMm2 += x * y;
    depthMm = Math.max(depthMm, y);
  }
  const depth = solid.hi[1] - solid.lo[1];
  return areaMm2 / ((solid.hi[0] - solid.lo[0]) * depth) >= 0.75 && depthMm / depth >= 0.75;
}

function checkSets(instance: PalletInstance, plan: PalletPlan, found: Violation[]): void {
  const palletOf = new Map(plan.pallets.flatMap((pallet, n) => pallet.items.map((item) => [item.id, n] as const)));
  const palletsOfSet = new Map<string, Set<number>>();
  for (const p of instance.products) {
    const n = palletOf.get(p.id);
    if (p.partOf === null || n === undefined) continue;
    palletsOfSet.set(p.partOf, (palletsOfSet.get(p.partOf) ?? new Set()).add(n));
  }
  for (const [set, pallets] of palletsOfSet) if (pallets.size > 1) found.push(broken('plan.set_torn', { set }));
}

function checkFixed(instance: PalletInstance, plan: PalletPlan, found: Violation[]): void {
  const places = new Map(
    plan.pallets.flatMap((pallet, n) => pallet.items.map((item) => [item.id, { item, n }] as const)),
  );
  const palletOfKey = new Map<string, number>();
  for (const f of instance.fixed) {
    const place = places.get(f.productId);
    const stays =
      place &&
      place.item.xMm === f.xMm &&
      place.item.yMm === f.yMm &&
      place.item.zMm === f.zMm &&
      place.item.isFlipped === f.isFlipped;
    if (!stays) found.push(broken('plan.fixed_moved', { id: f.productId }));
    else if ((palletOfKey.get(f.palletKey) ?? place.n) !== place.n)
      found.push(broken('plan.fixed_torn', { id: f.productId }));
    else palletOfKey.set(f.palletKey, place.n);
  }
}

/** Every hard rule that a truck plan breaks; empty for a right plan. */
export function checkTruckPlan(instance: TruckInstance, plan: TruckPlan): Violation[] {
  const { floor } = instance;
  const found: Violation[] = [];
  countOnce(
    instance.pallets.map((p) => p.id),
    [...plan.items, ...plan.unplaced].map((i) => i.id),
    found,
  );
  const pallets = new Map(instance.pallets.map((p) => [p.id, p]));
  const fixed = new Map(instance.pallets.flatMap((p) => ('isFixed' in p && p.isFixed ? [[p.id, p]] : [])));
  for (const { id, xMm, yMm, isTurned } of fixed.values())
    if (!plan.items.some((i) => i.id === id && i.xMm === xMm && i.yMm === yMm && i.isTurned === isTurned))
      found.push(broken('plan.fixed_moved', { id }));
  const solids = plan.items.flatMap((item) => {
    const p = pallets.get(item.id);
    if (!p) return [];
    if (!fixed.has(item.id) && item.isTurned && !p.allowTurn)
      found.push(broken('plan.turn_not_allowed', { id: item.id }));
    const [along, across] = item.isTurned ? [p.widthMm, p.lengthMm] : [p.lengthMm, p.widthMm];
    const lo = [item.xMm, item.yMm, 0] as const;
    return [
      {
        id: item.id,
        priority: p.dispatchPriority,
        massKg: p.massKg,
        heightMm: p.heightMm,
        lo,
        hi: [item.xMm + along, item.yMm + across, 1] as const,
      },
    ];
  });
  // what is fixed is nobody's fault: only those that could stand elsewhere are judged, and stops only where nothing is
  // in their way
  solids.forEach((a, i) => {
    for (const b of solids.slice(i + 1)) {
      const isClose = shared(a, b, 0) > -floor.betweenPalletsMm && shared(a, b, 1) > -floor.betweenPalletsMm;
      if (isClose && !(fixed.has(a.id) && fixed.has(b.id)))
        found.push(broken('plan.overlap', { id: a.id, other: b.id }));
      if (!fixed.size && (a.lo[0] - b.lo[0]) * (a.priority - b.priority) > 0)
        found.push(broken('plan.stop_order', { id: a.id, other: b.id }));
    }
    if (fixed.has(a.id)) return;
    if (![a.lo[0], a.lo[1]].every(Number.isInteger) || a.lo[0] < 0 || a.lo[1] < 0 || a.hi[1] > floor.widthMm)
      found.push(broken('plan.outside', { id: a.id }));
    if (floor.lengthMm !== null && a.hi[0] > floor.lengthMm) found.push(broken('plan.too_long', { id: a.id }));
    if (a.heightMm > floor.heightMm) found.push(broken('plan.too_tall', { id: a.id }));
  });
  const usedMm = Math.max(0, ...solids.map((s) => s.hi[0]));
  const couldWeighLess = solids.some(({ id }) => !fixed.has(id));
  if (couldWeighLess && solids.reduce((sum, s) => sum + s.massKg, 0) > floor.maxMassKg + 1e-6)
    found.push(broken('plan.too_heavy', {}));
  if (plan.usedLengthMm !== usedMm) found.push(broken('plan.length_wrong', { length: usedMm }));
  if (!plan.unplaced.length && plan.lowerBoundMm > usedMm)
    found.push(broken('plan.bound_too_high', { bound: plan.lowerBoundMm }));
  const isProvable = plan.lowerBoundMm === usedMm && keepsLoadLimits(floor, solids);
  if (plan.isProvedOptimal && !isProvable) found.push(broken('plan.not_proved', {}));
  return found;
}
