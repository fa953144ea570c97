import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';
import { withBrowser, type Answered } from './browser';
import { fortyPallets } from './own/forty-pallets';

/** What the product promises: within a thousandth of the final length 0.2 s after the button. */
const PROMISE = { ms: 200, excess: 0.001 };
/** In the product the page has searched quietly for so long when somebody presses the button. */
const QUIET_MS = 1000;
/** Cold, the worker has only been warmed up by a search that is thrown away. */
const WARM_UP_SECONDS = 0.2;
const MARKS_MS = [0, 100, 200, 500] as const;

interface Way {
  readonly name: string;
  /** When the button is pressed, from asking the worker. */
  readonly pressedMs: number;
  readonly warmUp: boolean;
}
const COLD: Way = { name: 'cold', pressedMs: 0, warmUp: true };
const PRODUCT: Way = { name: 'in the product', pressedMs: QUIET_MS, warmUp: false };

/**
 * Forty pallets on a floor in a new Web Worker of Chromium, one load after another: how much longer than the last floor
 * of the run is the one that stands 0.2 s after the button? Cold the search begins with the button; in the product it
 * has begun quietly a second before. Exit code 1 when a load misses the promise as the product keeps it; the cold
 * misses are named.
 */
export async function measureEarly(seconds: number, draws: number): Promise<number> {
  const loads = fortyPallets(draws);
  const tallies = [COLD, PRODUCT].map((way) => ({
    way,
    sums: MARKS_MS.map(() => 0),
    missed: [] as string[],
    totalMm: 0,
  }));
  await withBrowser(async (inBrowser) => {
    for (const { name, instance } of loads) {
      const request = { kind: 'truck', instance, seconds, seed: 2 } as const satisfies OptimiserRequest;
      const figures: string[] = [];
      for (const tally of tallies) {
        const { way } = tally;
        const run = lengthsOf(
          await inBrowser(request, way.warmUp ? { ...request, seconds: WARM_UP_SECONDS, seed: 1 } : undefined),
        );
        const at = (mark: number) => run.bestAt(way.pressedMs + mark) / run.finalMm - 1;
        MARKS_MS.forEach((mark, i) => (tally.sums[i]! += at(mark)));
        tally.totalMm += run.finalMm;
        if (at(PROMISE.ms) > PROMISE.excess) tally.missed.push(name);
        figures.push(`${way.name}: final ${run.finalMm} mm, bound ${run.boundMm}, longer ${inWords(MARKS_MS.map(at))}`);
      }
      console.log([name.padEnd(14), ...figures].join(' | '));
    }
  });
  for (const { way, sums, missed, totalMm } of tallies)
    console.log(
      `${way.name}: ${loads.length} loads, ${totalMm} mm; in the mean longer ${inWords(sums.map((sum) => sum / loads.length))}; over ${PROMISE.excess * 100} % after ${PROMISE.ms} ms: ${missed.length} (${missed.join(', ') || 'none'})`,
    );
  return tallies.some(({ way, missed }) => way === PRODUCT && missed.length > 0) ? 1 : 0;
}

const lengthsOf = (said: readonly Answered[]) => {
  const plans = said.flatMap(({ text, ms }) => {
    const message = JSON.parse(text) as OptimiserMessage;
    return message.kind === 'truck' ? [{ ms, plan: message.plan }] : [];
  });
  const last = plans.at(-1)!.plan;
  return {
    finalMm: last.usedLengthMm,
    boundMm: last.lowerBoundMm,
    /** The floor that stands then; without any yet endless. */
    bestAt: (atMs: number) => Math.min(...plans.filter(({ ms }) => ms <= atMs).map(({ plan }) => plan.usedLengthMm)),
  };
};

const inWords = (excess: readonly number[]): string =>
  MARKS_MS.flatMap((mark, i) =>
    Number.isFinite(excess[i]) ? [`after ${mark} ms ${(100 * excess[i]!).toFixed(3)} %`] : [],
  ).join(', ');
