import type { Budget } from '../search/budget';
import type { FleetPallet } from './fleet';
import { massLimitKg, type PackProblem } from './pack-problem';
import type { SkylineRow } from './skyline-row';

/** Passes over all pairs of pallets; later ones rarely find more. */
const PASSES = 3;

/** Products of every order on a pallet. */
type Orders = Map<number, number>;

/**
 * What an order costs on a pallet: one for being there, a little for every doubling, so that it gathers step by step.
 */
const BY_NUMBER = 0.05;
const costOfNumber = (n: number): number => (n > 0 ? 1 + BY_NUMBER * Math.log2(n) : 0);
const costOf = (onA: Orders, onB: Orders, orders: Iterable<number>): number => {
  let sum = 0;
  for (const order of orders) sum += costOfNumber(onA.get(order) ?? 0) + costOfNumber(onB.get(order) ?? 0);
  return sum;
};
const LEAST_GAIN = 1e-9;

/**
 * Fewer orders split over pallets at the same number and length of pallets: equal products and whole rows are
 * exchanged, rows also moved, where depth, length and mass allow it. With sets nothing is moved, a set could be torn.
 */
export function gatherOrders(problem: PackProblem, start: readonly FleetPallet[], budget: Budget): FleetPallet[] {
  const pallets = start.map((pallet) => ({ ...pallet, rows: [...pallet.rows] }));
  budget.look();
  if (budget.isOver) return pallets;
  const orderOf = orderNumbers(problem);
  if (problem.hasSets || new Set(orderOf).size < 2) return pallets;
  const onPallet = pallets.map((pallet) => ordersOf(pallet.rows, orderOf));
  for (let pass = 0; pass < PASSES; pass++) {
    let changed = exchangeEqualProducts(problem, pallets, onPallet, orderOf);
    for (let a = 0; a < pallets.length; a++) {
      budget.look();
      if (budget.isOver) return pallets;
      for (let b = 0; b < pallets.length; b++) {
        if (a !== b && improvePair(problem, pallets[a]!, pallets[b]!, onPallet[a]!, onPallet[b]!, orderOf))
          changed = true;
      }
    }
    if (!changed) break;
  }
  return pallets;
}

interface Position {
  readonly pallet: number;
  readonly row: number;
  readonly k: number;
}

/** Equal products of different orders change places between pallets. */
function exchangeEqualProducts(
  problem: PackProblem,
  pallets: readonly FleetPallet[],
  onPallet: readonly Orders[],
  orderOf: readonly number[],
): boolean {
  const byKind = new Map<number, Position[]>();
  pallets.forEach((pallet, p) => {
    pallet.rows.forEach((row, r) => {
      for (let k = 0; k < row.itemCount; k++) {
        const kind = problem.kindOf[row.product(k)]!;
        byKind.set(kind, [...(byKind.get(kind) ?? []), { pallet: p, row: r, k }]);
      }
    });
  });
  let changed = false;
  for (const positions of byKind.values()) {
    positions.forEach((first, n) => {
      for (const second of positions.slice(n + 1))
        if (first.pallet !== second.pallet && exchangeProducts(pallets, first, second, onPallet, orderOf))
          changed = true;
    });
  }
  return changed;
}

function exchangeProducts(
  pallets: readonly FleetPallet[],
  first: Position,
  second: Position,
  onPallet: readonly Orders[],
  orderOf: readonly number[],
): boolean {
  const a = pallets[first.pallet]!.rows[first.row]!.product(first.k);
  const b = pallets[second.pallet]!.rows[second.row]!.product(second.k);
  const [orderA, orderB] = [orderOf[a]!, orderOf[b]!];
  if (orderA === orderB) return false;
  const [onFirst, onSecond] = [onPallet[first.pallet]!, onPallet[second.pallet]!];
  const touched = [orderA, orderB];
  const before = costOf(onFirst, onSecond, touched);
  const move = (from: Orders, to: Orders, order: number) => {
    add(from, order, -1);
    add(to, order, 1);
  };
  move(onFirst, onSecond, orderA);
  move(onSecond, onFirst, orderB);
  if (costOf(onFirst, onSecond, touched) < before - LEAST_GAIN) {
    put(pallets[first.pallet]!, first, b);
    put(pallets[second.pallet]!, second, a);
    return true;
  }
  move(onFirst, onSecond, orderB);
  move(onSecond, onFirst, orderA);
  return false;
}

/** Rows may be shared with older versions of a pallet, so a copy is changed. */
function put(pallet: FleetPallet, at: Position, product: number): void {
  const row = pallet.rows[at.row]!.clone();
  row.items[4 * at.k] = product;
  pallet.rows[at.row] = row;
}

function orderNumbers(problem: PackProblem): number[] {
  const numbers = new Map<string, number>();
  return problem.products.map((p) => {
    const n = numbers.get(p.orderKey) ?? numbers.size;
    numbers.set(p.orderKey, n);
    return n;
  });
}

function ordersOf(rows: readonly SkylineRow[], orderOf: readonly number[]): Orders {
  const orders: Orders = new Map();
  for (const row of rows) count(orders, row, orderOf, 1);
  return orders;
}

function count(orders: Orders, row: SkylineRow, orderOf: readonly number[], by: 1 | -1): void {
  for (let k = 0; k < row.itemCount; k++) add(orders, orderOf[row.product(k)]!, by);
}

function add(orders: Orders, order: number, by: 1 | -1): void {
  const now = (orders.get(order) ?? 0) + by;
  if (now) orders.set(order, now);
  else orders.delete(order);
}

/** Exchanges rows of two pallets, or moves one from the first to the second, where orders are gathered by it. */
function improvePair(
  problem: PackProblem,
  a: FleetPallet,
  b: FleetPallet,
  onA: Orders,
  onB: Orders,
  orderOf: readonly number[],
): boolean {
  let changed = false;
  for (let i = 0; i < a.rows.length; i++) {
    for (let j = b.rows.length; j >= 0; j--) {
      const out = a.rows[i];
      const back = b.rows[j] ?? null;
      if (!out || out.base || back?.base || (!back && a.rows.length < 2) || !isPossible(problem, a, b, out, back))
        continue;
      const touched = ordersTouched(out, back, orderOf);
      const before = costOf(onA, onB, touched);
      exchangeCounts(onA, onB, out, back, orderOf);
      if (costOf(onA, onB, touched) < before - LEAST_GAIN) {
        exchangeRows(a, b, i, j, out, back);
        changed = true;
      } else undoCounts(onA, onB, out, back, orderOf);
    }
  }
  return changed;
}

function ordersTouched(out: SkylineRow, back: SkylineRow | null, orderOf: readonly number[]): number[] {
  const touched: number[] = [];
  for (const row of back ? [out, back] : [out]) {
    for (let k = 0; k < row.itemCount; k++) {
      const order = orderOf[row.product(k)]!;
      if (!touched.includes(order)) touched.push(order);
    }
  }
  return touched;
}

function isPossible(
  problem: PackProblem,
  a: FleetPallet,
  b: FleetPallet,
  out: SkylineRow,
  back: SkylineRow | null,
): boolean {
  const depthMm = out.depthMm - (back?.depthMm ?? 0);
  const massKg = out.massKg - (back?.massKg ?? 0);
  return (
    out.lengthMm <= b.roomLengthMm &&
    (back?.lengthMm ?? 0) <= a.roomLengthMm &&
    b.depthMm + depthMm <= problem.roomWidthMm &&
    a.depthMm - depthMm <= problem.roomWidthMm &&
    b.massKg + massKg <= massLimitKg(problem, b.roomLengthMm) &&
    a.massKg - massKg <= massLimitKg(problem, a.roomLengthMm)
  );
}

function exchangeCounts(
  onA: Orders,
  onB: Orders,
  out: SkylineRow,
  back: SkylineRow | null,
  orderOf: readonly number[],
): void {
  count(onA, out, orderOf, -1);
  count(onB, out, orderOf, 1);
  if (!back) return;
  count(onB, back, orderOf, -1);
  count(onA, back, orderOf, 1);
}

const undoCounts = (
  onA: Orders,
  onB: Orders,
  out: SkylineRow,
  back: SkylineRow | null,
  orderOf: readonly number[],
): void => exchangeCounts(onB, onA, out, back, orderOf);

function exchangeRows(
  a: FleetPallet,
  b: FleetPallet,
  i: number,
  j: number,
  out: SkylineRow,
  back: SkylineRow | null,
): void {
  if (back) a.rows[i] = back;
  else a.rows.splice(i, 1);
  b.rows[j] = out;
  a.depthMm += (back?.depthMm ?? 0) - out.depthMm;
  b.depthMm += out.depthMm - (back?.depthMm ?? 0);
  a.massKg += (back?.massKg ?? 0) - out.massKg;
  b.massKg += out.massKg - (back?.massKg ?? 0);
}
