import {
  checkChainPlan,
  checkPalletPlan,
  packPallets,
  packTruck,
  planForShortestTruck,
  timeLimits,
  type ChainInstance,
  type ChainPlan,
} from '@mullion/packing-optimiser';
import { loadInstance, type Listed } from './instances';

/** What a packing type asks for until it says otherwise. */
const LIMITS = { acrossPercent: 15, alongPercent: 10 };
/** The demo truck's width and height; its length is free, so that the floor of the whole load is what is compared. */
const FLOOR = { lengthMm: null, widthMm: 2480, heightMm: 3000, maxMassKg: 1e9, betweenPalletsMm: 50 };
/** Share of the time in which the pallets are packed where they are loaded afterwards. */
const PACK_SHARE = 0.7;
/** What the search must save, and how many pallets it may spend for it at a stop. */
const PROMISE = { ratio: 0.97, morePallets: 1 };
/** How much longer than it may a search takes at the most. */
const LATE = 1.2;

/**
 * Pallets and truck planned together beside pallets packed first and loaded afterwards, in the same time, an instance a line. 1 when the judge of the
 * whole chain refuses a plan, a plan comes late, a stop gets too many pallets, or a floor is not shortened as promised.
 */
export function measureChain(listed: readonly Listed[], seconds: number, seeds: readonly number[]): number {
  let [failures, sum, firstSum] = [0, 0, 0];
  for (const { file, name } of listed) {
    const { instance } = loadInstance(file);
    if (instance.kind !== 'pallets') continue;
    const chain = chainOf(instance.pallets);
    for (const seed of seeds) {
      const first = packThenLoad(chain, seconds, seed);
      const start = performance.now();
      const plan = planForShortestTruck(chain, { seconds, seed });
      const took = (performance.now() - start) / 1000;
      const [mm, firstMm] = [usedMm(plan), usedMm(first)];
      const [now, before] = [palletsByStop(chain, plan), palletsByStop(chain, first)];
      const faults = [
        ...[...checkChainPlan(chain, plan), ...checkChainPlan(chain, first)].map(({ code }) => code),
        ...(took > seconds * LATE ? ['late'] : []),
        ...([...now].some(([stop, n]) => n > before.get(stop)! + PROMISE.morePallets) ? ['too many pallets'] : []),
        ...(mm > firstMm * PROMISE.ratio ? ['not shorter by 3 %'] : []),
      ];
      if (faults.length) failures++;
      sum += mm;
      firstSum += firstMm;
      console.log(
        `${name.padEnd(12)} seed ${seed}: together ${mm} mm, ${plan.pallets.pallets.length} pallets; packed first ${firstMm} mm, ${first.pallets.pallets.length} pallets; ratio ${(mm / firstMm).toFixed(4)}; ${took.toFixed(1)} s; ${faults.join(', ') || 'right'}`,
      );
    }
  }
  console.log(`all: ${sum} mm against ${firstSum} mm, ratio ${(sum / firstSum).toFixed(4)}; at fault ${failures}`);
  return failures ? 1 : 0;
}

/** The instance with a stop for every address, in the order in which they come. */
function chainOf(pallets: ChainInstance['pallets']): ChainInstance {
  const addresses = [...new Set(pallets.products.map(({ addressKey }) => addressKey))];
  const stops = Object.fromEntries(addresses.map((address, n) => [address, n + 1]));
  return { pallets: { ...pallets, settings: { ...pallets.settings, offsetLimits: LIMITS } }, floor: FLOOR, stops, allowTurn: true };
}

/** As the product does without it: pallets that need the least deck, then their floor. */
function packThenLoad(chain: ChainInstance, seconds: number, seed: number): ChainPlan {
  const pallets = packPallets(chain.pallets, { ...timeLimits(seconds * PACK_SHARE), seed });
  if (checkPalletPlan(chain.pallets, pallets).length) throw new Error('the pallets break a rule');
  const products = new Map(chain.pallets.products.map((product) => [product.id, product]));
  const onFloor = pallets.pallets.map(({ lengthMm, widthMm, items }, id) => {
    const content = items.map((item) => products.get(item.id)!);
    return {
      ...{ id, lengthMm, widthMm: widthMm ?? chain.pallets.settings.widthMm, heightMm: chain.pallets.settings.maxHeightMm },
      massKg: content.reduce((kg, { massKg }) => kg + massKg, 0),
      dispatchPriority: chain.stops[content[0]!.addressKey]!,
      allowTurn: true,
    };
  });
  return { pallets, trucks: [packTruck(chain.floor, onFloor, { ...timeLimits(seconds * (1 - PACK_SHARE)), seed })], unplaced: [] };
}

const usedMm = ({ trucks }: ChainPlan): number => trucks.reduce((mm, truck) => mm + truck.usedLengthMm, 0);

function palletsByStop({ pallets: { products } }: ChainInstance, { pallets }: ChainPlan): Map<string, number> {
  const addressOf = new Map(products.map(({ id, addressKey }) => [id, addressKey]));
  const counts = new Map<string, number>();
  for (const { items } of pallets.pallets) {
    const address = addressOf.get(items[0]!.id)!;
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}
