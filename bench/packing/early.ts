import type { OptimiserMessage } from '@mullion/packing-optimiser';
import { withBrowser } from './browser';
import { fortyPallets } from './own/forty-pallets';

/** What the product promises: within a thousandth of the final length after 0.2 s. */
const PROMISE = { ms: 200, excess: 0.001 };
/** As the truck page does when it is opened. */
const WARM_UP_SECONDS = 0.2;
const MARKS_MS = [100, 200, 500] as const;

/**
 * Forty pallets on a floor in a new Web Worker of Chromium, one load after another: how much longer than the last floor of the run is the one
 * that stands after 0.2 s, counted from asking the worker, which has searched the same floor for 0.2 s before as on the truck page? Exit code 1 when a load misses the promise.
 */
export async function measureEarly(seconds: number, draws: number): Promise<number> {
  const loads = fortyPallets(draws);
  const missed: string[] = [];
  const sums = MARKS_MS.map(() => 0);
  let total = 0;
  await withBrowser(async (inBrowser) => {
    for (const { name, instance } of loads) {
      const request = { kind: 'truck', instance, seconds, seed: 2 } as const;
      const said = await inBrowser(request, { ...request, seconds: WARM_UP_SECONDS, seed: 1 });
      const heard = said.map(({ text, ms }) => ({ ms, message: JSON.parse(text) as OptimiserMessage }));
      const lengths = heard.flatMap(({ ms, message }) => (message.kind === 'truck' ? [{ ms, mm: message.plan.usedLengthMm }] : []));
      const final = lengths.at(-1)!.mm;
      const at = (mark: number) => Math.min(...lengths.filter(({ ms }) => ms <= mark).map(({ mm }) => mm)) / final - 1;
      const excess = MARKS_MS.map(at);
      excess.forEach((value, i) => (sums[i]! += value));
      if (at(PROMISE.ms) > PROMISE.excess) missed.push(name);
      const last = heard.at(-1)!.message;
      const bound = last.kind === 'truck' ? last.plan.lowerBoundMm : 0;
      total += final;
      console.log(
        `${name.padEnd(14)} first plan ${heard[0]!.ms.toFixed(0).padStart(4)} ms, final ${final} mm, bound ${bound}; longer ${MARKS_MS.map((mark, i) => `after ${mark} ms ${(100 * excess[i]!).toFixed(2)} %`).join(', ')}`,
      );
    }
  });
  console.log(
    `${loads.length} loads, ${total} mm; mean ${MARKS_MS.map((mark, i) => `after ${mark} ms ${((100 * sums[i]!) / loads.length).toFixed(3)} %`).join(', ')}; over ${PROMISE.excess * 100} % after ${PROMISE.ms} ms: ${missed.length} (${missed.join(', ') || 'none'})`,
  );
  return missed.length ? 1 : 0;
}
