import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { searchBandRows } from './band-rows';
import { firstFleet } from './first-fleet';
import { firstRows, isLate, isShortOfTime } from './first-rows';
import { searchManyRows } from './many-rows';
import { emptyPallet, volumeOf, type FleetPallet } from './fleet';
import { FleetSearch } from './fleet-search';
import { gatherOrders } from './gather-orders';
import { massLimitKg, type PackProblem } from './pack-problem';
import { firstBins, searchBins, type RowBin } from './rows-to-pallets';
import { searchFewRows } from './few-rows';
import { LpBins } from './lp-bins';
import { SetSearch } from './set-search';
import { shortenPallets } from './shorten';

/** Parts of a group's share that go to rows and to putting rows on pallets; the rest goes to the fleet. */
const ROWS_PART = 0.94;

/** With more rows than this the search over whole pallets gains nothing in the time it has, so rows get nearly all. */
const MANY_ROWS = 160;
const ROWS_PART_OF_MANY = 0.985;
const BINS_PART = 0.05;

/** Part of a group's share that goes to rows where pallets are open; the rest goes to the fleet. */
const BAND_ROWS_PART = 0.6;

/**
 * With sets on more pallets than this, part of a group's share that goes to rows of one or two pallets; the rest goes
 * to the fleet, which is the better search for a few.
 */
const FEW_PALLETS = 10;
const SETS_PART = 0.9;

/** Part of a group's share that goes to putting all of it, with its sets, on one pallet instead of two. */
const ONE_PART = 0.4;

/** Nodes of a try to put many rows on fewer pallets. */
const NODES = 60;

/** Solves one group step by step: a first fleet, fewer pallets, shorter pallets. */
export class GroupSolver {
  pallets: FleetPallet[];
  tooBig: readonly number[];
  /** No fewer pallets than this are worth looking for. */
  lowest = 1;
  private readonly fleet: FleetSearch;
  private readonly rowsFirst: boolean;

  constructor(
    readonly problem: PackProblem,
    private readonly open: readonly FleetPallet[],
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.fleet = new FleetSearch(problem, random, budget);
    // Sets and open pallets tie rows to a pallet, so there the search works on pallets from the start.
    this.rowsFirst = !problem.hasSets && !open.length;
    const first = this.atOnce(problem.ranks.slice(0, 1));
    this.pallets = first.pallets;
    this.tooBig = first.tooBig;
  }

  /** Tries the other orders of insertion, after the first plan has been reported; answers whether one is better. */
  tryOtherOrders(): boolean {
    if (isShortOfTime(this.budget)) return false;
    const other = this.atOnce(this.problem.ranks.slice(1));
    const difference = other.tooBig.length - this.tooBig.length || other.pallets.length - this.pallets.length;
    if (difference > 0 || (difference === 0 && depthOf(other.pallets) >= depthOf(this.pallets))) return false;
    this.pallets = other.pallets;
    this.tooBig = other.tooBig;
    return difference < 0;
  }

  /** Fewer pallets; `onBest` is called for every pallet saved. */
  reduce(untilShare: number, onBest: () => void): void {
    const keep = (pallets: FleetPallet[]) => {
      if (pallets.length >= this.pallets.length) return;
      this.pallets = pallets;
      onBest();
    };
    const from = this.budget.used();
    const until = (part: number) => from + (untilShare - from) * part;
    if (this.rowsFirst && this.pallets.length > this.lowest) {
      const { problem, budget } = this;
      const start = this.pallets.flatMap((pallet) => pallet.rows);
      const rowsPart = start.length > MANY_ROWS ? ROWS_PART_OF_MANY : ROWS_PART;
      const limits = this.binLimits();
      const onPallets = new LpBins(limits, this.random, (steps) => budget.spend(steps));
      const takeCopies = (bins: readonly RowBin[]) => keep(this.copiesOf(bins));
      const common = {
        ...this.rowLimits(),
        untilShare: until(rowsPart),
        isDone: () => this.pallets.length <= this.lowest,
      };
      const rows =
        start.length <= MANY_ROWS
          ? searchFewRows(problem, start, this.random, budget, {
              ...common,
              limits,
              pallets: () => this.pallets.length,
              takeBins: takeCopies,
            })
          : searchManyRows(problem, start, this.random, budget, {
              ...common,
              isWorthTrying: (depthMm) =>
                this.pallets.length > this.lowest && depthMm <= (this.pallets.length - 1) * limits.widthMm,
              tryOnPallets: (made) => {
                const bins = onPallets.pack(made, this.pallets.length - 1, NODES);
                if (bins) takeCopies(bins);
                return bins !== null;
              },
            });
      const bins = searchBins(
        problem,
        firstBins(rows, limits, this.random),
        limits,
        this.lowest,
        this.random,
        budget,
        until(rowsPart + BINS_PART),
      );
      if (bins.length <= this.pallets.length) {
        keep(this.fromBins(bins));
        this.pallets = this.fromBins(bins);
      }
    }
    if (
      this.problem.hasSets &&
      !this.open.length &&
      !this.tooBig.length &&
      this.pallets.length === 2 &&
      this.lowest === 1
    )
      this.tryOneForAll(until(ONE_PART), keep);
    if (this.problem.hasSets && !this.open.length && this.pallets.length > Math.max(this.lowest, FEW_PALLETS))
      new SetSearch(this.problem, this.random, this.budget).reduce(this.pallets, this.lowest, until(SETS_PART), keep);
    if (this.open.length && !this.problem.hasSets && this.pallets.length > this.lowest) {
      searchBandRows(
        this.problem,
        this.pallets.flatMap((pallet) => pallet.rows),
        this.random,
        this.budget,
        {
          ...this.rowLimits(),
          bands: this.open,
          untilShare: until(BAND_ROWS_PART),
          pallets: () => this.pallets.length,
          isDone: () => this.pallets.length <= this.lowest,
          take: (bands, bins) => {
            const pallets = [...bands, ...this.copiesOf(bins)];
            keep(pallets);
            if (pallets.length === this.pallets.length) this.pallets = pallets;
          },
        },
      );
    }
    this.fleet.reduce(this.pallets, this.lowest, untilShare, keep);
    this.pallets = inUse(this.pallets);
  }

  /** Shorter pallets at the same number of them. */
  shorten(untilShare: number): void {
    this.pallets = inUse(shortenPallets(this.problem, this.pallets, this.fleet, this.random, this.budget, untilShare));
  }

  /** Fewer orders split over pallets, the same pallets otherwise. */
  gather(): void {
    this.pallets = gatherOrders(this.problem, this.pallets, this.budget);
  }

  /** All on one pallet, where sets are together whatever stands where: rows first, as without sets. */
  private tryOneForAll(untilShare: number, keep: (pallets: FleetPallet[]) => void): void {
    const start = this.pallets.flatMap((pallet) => pallet.rows);
    searchFewRows(this.problem, start, this.random, this.budget, {
      ...this.rowLimits(),
      untilShare,
      isDone: () => this.pallets.length === 1,
      limits: this.binLimits(),
      pallets: () => 2,
      takeBins: (bins) => keep(this.copiesOf(bins)),
    });
  }

  private rowLimits() {
    return { roomLengthMm: this.problem.roomLengthMm, maxMassKg: massLimitKg(this.problem, this.problem.roomLengthMm) };
  }

  private binLimits() {
    return { widthMm: this.problem.roomWidthMm, massKg: massLimitKg(this.problem, this.problem.roomLengthMm) };
  }

  /** Pallets by insertion in these orders; products of sets that fit no pallet. */
  private atOnce(ranks: readonly Int32Array[]): { pallets: FleetPallet[]; tooBig: readonly number[] } {
    const { problem, random, budget } = this;
    if (!this.rowsFirst) return firstFleet(problem, this.open, ranks, random, budget);
    const { roomLengthMm, maxMassKg } = this.rowLimits();
    const rows = firstRows(problem, ranks, random, budget, roomLengthMm, maxMassKg);
    return { pallets: this.fromBins(firstBins(rows, this.binLimits(), isLate(budget) ? null : random)), tooBig: [] };
  }

  /** Pallets of rows that go on being changed. */
  private copiesOf(bins: readonly RowBin[]): FleetPallet[] {
    return this.fromBins(bins.map((bin) => ({ ...bin, rows: bin.rows.map((row) => row.clone()) })));
  }

  private fromBins(bins: readonly RowBin[]): FleetPallet[] {
    return bins.map((bin) => ({
      ...emptyPallet(this.problem.roomLengthMm),
      rows: bin.rows,
      depthMm: bin.depthMm,
      massKg: bin.massKg,
      volumeMm3: bin.rows.reduce((sum, row) => {
        for (let k = 0; k < row.itemCount; k++) sum += volumeOf(this.problem, row.product(k));
        return sum;
      }, 0),
    }));
  }
}

const depthOf = (pallets: readonly FleetPallet[]): number => pallets.reduce((sum, pallet) => sum + pallet.depthMm, 0);

/** Without pallets that the search happened to empty. */
const inUse = (pallets: readonly FleetPallet[]): FleetPallet[] =>
  pallets.filter((pallet) => pallet.rows.length > 0 || pallet.palletKey !== null);
