import {
  checkChainPlan,
  cutWidthsMm,
  packPallets,
  packTruck,
  packTrucks,
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
 * What the search must save in sum on what goes onto one truck where both sides may cut widths, and how many pallets it may spend for it at a stop. On
 * several trucks either side differs from itself by a hundredth from run to run: so much longer it may be there.
 */
const PROMISE = { ratio: 0.97, morePallets: 1, severalTrucks: 1.01 };
/** How much longer than it may a search takes at the most. */
const LATE = 1.2;

/** What is planned, in the same time each: pallets of the packing type's width or cut ones, first or together with the truck. */
const WAYS = [
  { name: 'packed first', cutsWidths: false, isTogether: false },
  { name: 'packed first, widths cut', cutsWidths: true, isTogether: false },
  { name: 'together, lengths alone', cutsWidths: false, isTogether: true },
  { name: 'together', cutsWidths: true, isTogether: true },
] as const;

interface Figures {
  readonly lengthMm: number;
  readonly pallets: number;
  readonly trucks: number;
  readonly byStop: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

/**
 * Pallets and truck planned together beside pallets packed first and loaded afterwards, four plans in the same time for an instance and a seed. 1 when
 * the judge of the whole chain refuses a plan, one comes late, a stop gets too many pallets, a floor is longer than with pallets packed first that may
 * be cut as well, or the floors of those on one truck are not as much shorter in sum as promised: both sides are free to the same widths.
 */
export function measureChain(listed: readonly Listed[], seconds: number, seeds: readonly number[]): number {
  let failures = 0;
  const sums = WAYS.map(() => 0);
  const onOneTruck = { firstCut: 0, together: 0 };
  for (const { file, name } of listed) {
    const { instance } = loadInstance(file);
    if (instance.kind !== 'pallets') continue;
    for (const seed of seeds) {
      const rows = WAYS.map(({ cutsWidths, isTogether }) => {
        const chain = chainOf(instance.pallets, cutsWidths);
        return figuresOf(chain, isTogether, seconds, seed);
      });
      rows.forEach(({ lengthMm }, n) => (sums[n]! += lengthMm));
      const [first, firstCut, , together] = rows as [Figures, Figures, Figures, Figures];
      if (firstCut.trucks === 1) {
        onOneTruck.firstCut += firstCut.lengthMm;
        onOneTruck.together += together.lengthMm;
      }
      const faults = [
        ...new Set(rows.flatMap((row) => row.faults)),
        ...(rows.some((row) => hasTooMany(row, first)) ? ['too many pallets'] : []),
        ...(isLonger(together, firstCut) ? ['longer than packed first with the same widths'] : []),
      ];
      if (faults.length) failures++;
      console.log(`${name} seed ${seed}: ${faults.join(', ') || 'right'}`);
      rows.forEach(({ lengthMm, pallets, trucks }, n) =>
        console.log(
          `  ${WAYS[n]!.name.padEnd(26)} ${lengthMm} mm on ${trucks}, ${pallets} pallets, ratio ${(lengthMm / first.lengthMm).toFixed(4)}`,
        ),
      );
    }
  }
  WAYS.forEach((way, n) => console.log(`all: ${way.name.padEnd(26)} ${sums[n]!} mm, ratio ${(sums[n]! / sums[0]!).toFixed(4)}`));
  const isKept = onOneTruck.together <= PROMISE.ratio * onOneTruck.firstCut;
  console.log(
    `with widths cut both times: ratio ${ratioText(sums[3]!, sums[1]!)}, on one truck ${ratioText(onOneTruck.together, onOneTruck.firstCut)}` +
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
    faults: [...checkChainPlan(chain, plan).map(({ code }) => code), ...(isTogether && took > seconds * LATE ? ['late'] : [])],
  };
}

/** As the product does without it: pallets that need the least deck, then one truck, or as few as hold them. */
function packThenLoad(chain: ChainInstance, seconds: number, seed: number): ChainPlan {
  const pallets = packPallets(chain.pallets, { ...timeLimits(seconds * PACK_SHARE), seed });
  const products = new Map(chain.pallets.products.map((product) => [product.id, product]));
  const onFloor = pallets.pallets.map(({ lengthMm, widthMm = chain.pallets.settings.widthMm, items }, id): TruckPallet => {
    const content = items.map((item) => products.get(item.id)!);
    return {
      ...{ id, lengthMm, widthMm, heightMm: chain.pallets.settings.maxHeightMm },
      massKg: content.reduce((kg, { massKg }) => kg + massKg, ((lengthMm * widthMm) / 1e6) * 0.05 * 510 * 1.1),
      dispatchPriority: chain.stops[content[0]!.addressKey]!,
      allowTurn: chain.allowTurn,
    };
  });
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

/** More trucks, or as many with a longer floor. */
const isLonger = (a: Figures, b: Figures): boolean =>
  a.trucks > b.trucks || (a.trucks === b.trucks && a.lengthMm > b.lengthMm * (b.trucks > 1 ? PROMISE.severalTrucks : 1));

const ratioText = (mm: number, ofMm: number): string => (ofMm ? (mm / ofMm).toFixed(4) : 'none');

const hasTooMany = ({ byStop }: Figures, first: Figures): boolean =>
  [...byStop].some(([stop, count]) => count > first.byStop.get(stop)! + PROMISE.morePallets);
