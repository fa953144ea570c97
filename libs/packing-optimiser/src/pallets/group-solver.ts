import type { Budget } from '../search/budget';
import type { Random } from '../search/random';
import { emptyPallet, volumeOf, type FleetPallet } from './fleet';
import { firstFleet, FleetSearch } from './fleet-search';
import { gatherOrders } from './gather-orders';
import { massLimitKg, type PackProblem } from './pack-problem';
import { firstRows, searchRows, summedDepthMm } from './row-search';
import { firstBins, quickBins, searchBins, type RowBin } from './rows-to-pallets';
import { searchFewRows } from './few-rows';
import { TightBins } from './tight-bins';
import { shortenPallets } from './shorten';

/** Parts of a group's share that go to rows and to putting rows on pallets; the rest goes to the fleet. */
const ROWS_PART = 0.94;

/** With more rows than this the search over whole pallets gains nothing in the time it has, so rows get nearly all. */
const MANY_ROWS = 160;
const ROWS_PART_OF_MANY = 0.985;
const BINS_PART = 0.05;

/** Pallets filled in one try, as a multiple of their number. */
const NODES_A_PALLET = 4;

/** Solves one group step by step: a first fleet, fewer pallets, shorter pallets. */
export class GroupSolver {
  pallets: FleetPallet[];
  readonly tooBig: readonly number[];
  /** No fewer pallets than this are worth looking for. */
  lowest = 1;
  private readonly fleet: FleetSearch;
  private readonly rowsFirst: boolean;

  constructor(
    readonly problem: PackProblem,
    open: readonly FleetPallet[],
    private readonly random: Random,
    private readonly budget: Budget,
  ) {
    this.fleet = new FleetSearch(problem, random, budget);
    // Sets and open pallets tie rows to a pallet, so there the search works on pallets from the start.
    this.rowsFirst = !problem.hasSets && !open.length;
    const first = this.rowsFirst ? { pallets: this.fromBins(this.firstBins()), tooBig: [] } : firstFleet(problem, open, random);
    this.pallets = first.pallets;
    this.tooBig = first.tooBig;
  }

  /** Fewer pallets; `onBest` hears of every pallet saved. */
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
      const tight = new TightBins(limits, this.random);
      const takeCopies = (bins: readonly RowBin[]) =>
        keep(this.fromBins(bins.map((bin) => ({ ...bin, rows: bin.rows.map((row) => row.clone()) }))));
      const common = { ...this.rowLimits(), untilShare: until(rowsPart), isDone: () => this.pallets.length <= this.lowest };
      const rows =
        start.length <= MANY_ROWS
          ? searchFewRows(problem, start, this.random, budget, {
              ...common,
              limits,
              pallets: () => this.pallets.length,
              takeBins: takeCopies,
            })
          : searchRows(problem, start, this.random, budget, {
              ...common,
              isWorthTrying: (depthMm) => this.pallets.length > this.lowest && depthMm <= (this.pallets.length - 1) * limits.widthMm,
              tryOnPallets: (made) => {
                const fewest = Math.max(this.lowest, Math.ceil(summedDepthMm(made) / limits.widthMm));
                const bins = tight.pack(made, fewest, NODES_A_PALLET * fewest) ?? quickBins(made, limits, this.random);
                if (bins.length < this.pallets.length) takeCopies(bins);
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

  private rowLimits() {
    return { roomLengthMm: this.problem.roomLengthMm, maxMassKg: massLimitKg(this.problem, this.problem.roomLengthMm) };
  }

  private binLimits() {
    return { widthMm: this.problem.roomWidthMm, massKg: massLimitKg(this.problem, this.problem.roomLengthMm) };
  }

  private firstBins(): RowBin[] {
    const { roomLengthMm, maxMassKg } = this.rowLimits();
    return firstBins(firstRows(this.problem, this.random, this.budget, roomLengthMm, maxMassKg), this.binLimits(), this.random);
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

/** Without pallets that the search happened to empty. */
const inUse = (pallets: readonly FleetPallet[]): FleetPallet[] =>
  pallets.filter((pallet) => pallet.rows.length > 0 || pallet.palletKey !== null);
