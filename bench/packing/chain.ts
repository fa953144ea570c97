import {
  checkChainPlan,
  cutWidthsMm,
  packTruck,
  packTrucks,
  planPallets,
  planForShortestTruck,
  timeLimits,
  type ChainInstance,
  type ChainPlan,
  type TruckPlan,
} from '@mullion/packing-optimiser';
import type { TruckPallet } from '@mullion/packing-model';
import { loadInstance, type Listed } from './instances';

/** What a packing type asks for until it says otherwise, and the demo's truck. */
const LIMITS = { acrossPercent: 15, alongPercent: 10 };
const FLOOR = { lengthMm: 13600, widthMm: 2480, heightMm: 3000, maxMassKg: 24000, betweenPalletsMm: 50 };
/** Share of the time in which the pallets are packed where they are loaded afterwards. */
const PACK_SHARE = 0.7;
/**
 * What the search must save in sum, beside pallets packed first and loaded afterwards and, on what goes onto one truck,
 * also where those may be cut as well; and how many pallets it may spend for it at a stop.
 */
const PROMISE = { ratio: 0.97, morePallets: 1 };
/**
 * How long a floor may be beside one packed first with widths cut, in the mean of its seeds. From seed to seed either
 * side differs from itself by up to 3 %, so the mean of three has an error of half a percent: where both are equally
 * long, less would leave it to chance which one is called longer.
 */
const LONGEST_RATIO = 1.01;
/** How much longer than it may a search takes at the most. */
const LATE = 1.2;

/**
 * What is planned, in the same time each: pallets of the packing type's width or cut ones, first or together with the
 * truck.
 */
const WAYS = [
  { name: 'packed first', cutsWidths: false, isTogether: false },
  { name: 'packed first, widths cut', cutsWidths: true, isTogether: false },
  { name: 'together, lengths alone', cutsWidths: false, isTogether: true },
  { name: 'together', cutsWidths: true, isTogether: true },
] as const;
const [FIRST, FIRST_CUT, , TOGETHER] = [0, 1, 2, 3] as const;

/** Figures of one seed, in the order of WAYS. */
type Rows = readonly Figures[];

interface Figures {
  readonly lengthMm: number;
  readonly pallets: number;
  readonly trucks: number;
  readonly byStop: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/**
 * Pallets and truck planned together beside pallets packed first and loaded afterwards, four plans in the same time for
 * an instance and a seed. 1 when the judge of the whole chain refuses a plan, one comes late, a stop gets too many
 * pallets, the floors of an instance are over 1 % longer in the mean of its seeds (or on more trucks in most of them)
 * than with pallets packed first that may be cut as well, or those on one truck are not as much shorter in sum as
 * promised: both sides are free to the same widths.
 */
export function measureChain(listed: readonly Listed[], seconds: number, seeds: readonly number[]): number {
  let failures = 0;
  const all: Rows[] = [];
  for (const { file, name } of listed) {
    const { instance } = loadInstance(file);
    if (instance.kind !== 'pallets') continue;
    const runs = seeds.map((seed): Rows => {
      const rows = WAYS.map(({ cutsWidths, isTogether }) =>
        figuresOf(chainOf(instance.pallets, cutsWidths), isTogether, seconds, seed),
      );
      const [first] = rows as [Figures, ...Figures[]];
      const faults = [
        ...new Set(rows.flatMap((row) => row.faults)),
        ...(rows.some((row) => hasTooMany(row, first)) ? ['too many pallets'] : []),
      ];
      if (faults.length) failures++;
      console.log(`${name} seed ${seed}: ${faults.join(', ') || 'right'}`);
      rows.forEach(({ lengthMm, pallets, trucks }, n) =>
        console.log(
          `  ${WAYS[n]!.name.padEnd(26)} ${lengthMm} mm on ${trucks}, ${pallets} pallets, ratio ${(lengthMm / first.lengthMm).toFixed(4)}`,
        ),
      );
      return rows;
    });
    all.push(...runs);
    if (isLonger(runs)) failures++;
    console.log(
      `${name}: with widths cut both times ratio ${ratioOf(runs, TOGETHER, FIRST_CUT).toFixed(4)} in the mean${isLonger(runs) ? ', longer' : ''}`,
    );
  }
  WAYS.forEach((way, n) =>
    console.log(`all: ${way.name.padEnd(26)} ${sumOf(all, n)} mm, ratio ${ratioOf(all, n, FIRST).toFixed(4)}`),
  );
  const onOneTruck = all.filter(isOnOneTruck);
  const isKept =
    ratioOf(all, TOGETHER, FIRST) <= PROMISE.ratio &&
    (!onOneTruck.length || ratioOf(onOneTruck, TOGETHER, FIRST_CUT) <= PROMISE.ratio);
  console.log(
    `with widths cut both times: ratio ${ratioOf(all, TOGETHER, FIRST_CUT).toFixed(4)}` +
      `${onOneTruck.length ? `, on one truck ${ratioOf(onOneTruck, TOGETHER, FIRST_CUT).toFixed(4)}` : ''}` +
      `${isKept ? '' : ', not 3 % shorter'}; at fault ${failures}`,
  );
  return failures || !isKept ? 1 : 0;
}

/** The instance with a stop for every address, in the order in which they come. */
function chainOf(pallets: ChainInstance['pallets'], cutsWidths: boolean): ChainInstance {
  const addresses = [...new Set(pallets.products.map(({ addressKey }) => addressKey))];
  const stops = Object.fromEntries(addresses.map((address, n) => [address, n + 1]));
  const widths = cutsWidths ? { narrowerWidthsMm: cutWidthsMm(pallets.settings.widthMm) } : {};
  return {
    pallets: { ...pallets, settings: { ...pallets.settings, offsetLimits: LIMITS, ...widths } },
    floor: FLOOR,
    stops,
    allowTurn: true,
  };
}

function figuresOf(chain: ChainInstance, isTogether: boolean, seconds: number, seed: number): Figures {
  const start = performance.now();
  const plan = isTogether ? planForShortestTruck(chain, { seconds, seed }) : packThenLoad(chain, seconds, seed);
  const took = (performance.now() - start) / 1000;
  return {
    lengthMm: plan.trucks.reduce((mm, truck) => mm + truck.usedLengthMm, 0),
    pallets: plan.pallets.pallets.length,
    trucks: plan.trucks.length,
    byStop: palletsByStop(chain, plan),
    faults: [
      ...checkChainPlan(chain, plan).map(({ code }) => code),
      ...(isTogether && took > seconds * LATE ? ['late'] : []),
    ],
  };
}

/** As the product does without it: pallets that need the least deck, then one truck, or as few as hold them. */
function packThenLoad(chain: ChainInstance, seconds: number, seed: number): ChainPlan {
  const pallets = planPallets(chain.pallets, { ...timeLimits(seconds * PACK_SHARE), seed });
  const products = new Map(chain.pallets.products.map((product) => [product.id, product]));
  const onFloor = pallets.pallets.map(
    ({ lengthMm, widthMm = chain.pallets.settings.widthMm, items }, id): TruckPallet => {
      const content = items.map((item) => products.get(item.id)!);
      return {
        ...{ id, lengthMm, widthMm, heightMm: chain.pallets.settings.maxHeightMm },
        massKg: content.reduce((kg, { massKg }) => kg + massKg, ((lengthMm * widthMm) / 1e6) * 0.05 * 510 * 1.1),
        dispatchPriority: chain.stops[content[0]!.addressKey]!,
        allowTurn: chain.allowTurn,
      };
    },
  );
  const limits = () => ({ ...timeLimits((seconds * (1 - PACK_SHARE)) / 2), seed });
  const one = packTruck(chain.floor, onFloor, limits());
  const trucks: readonly TruckPlan[] = one.unplaced.length ? packTrucks(chain.floor, onFloor, limits()).trucks : [one];
  return { pallets, trucks, unplaced: [] };
}

/** Pallets by address. */
function palletsByStop({ pallets: { products } }: ChainInstance, { pallets }: ChainPlan): Map<string, number> {
  const addressOf = new Map(products.map(({ id, addressKey }) => [id, addressKey]));
  const counts = new Map<string, number>();
  for (const { items } of pallets.pallets) {
    const address = addressOf.get(items[0]!.id)!;
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

const sumOf = (runs: readonly Rows[], way: number): number => runs.reduce((mm, rows) => mm + rows[way]!.lengthMm, 0);

/** The floors of one way to those of another, summed. */
const ratioOf = (runs: readonly Rows[], way: number, toWay: number): number => sumOf(runs, way) / sumOf(runs, toWay);

const isOnOneTruck = (rows: Rows): boolean => rows[FIRST_CUT]!.trucks === 1;

/** A truck more in most of the seeds, or longer floors in their mean. */
const isLonger = (runs: readonly Rows[]): boolean => {
  const moreTrucks = runs.reduce((sum, rows) => sum + rows[TOGETHER]!.trucks - rows[FIRST_CUT]!.trucks, 0);
  return moreTrucks > runs.length / 2 || ratioOf(runs, TOGETHER, FIRST_CUT) > LONGEST_RATIO;
};

const hasTooMany = ({ byStop }: Figures, first: Figures): boolean =>
  [...byStop].some(([stop, count]) => count > first.byStop.get(stop)! + PROMISE.morePallets);
