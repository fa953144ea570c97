import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { solve, type Outcome } from './solve';

const folder = path.join(process.env['MULLION_ROOT'] ?? process.cwd(), 'bench');
const file = path.join(folder, 'packing/fixed-work.json');
/** A ceiling only: the work is counted in iterations. */
const CEILING_SECONDS = 600;

/** One instance with fixed work, and the plan that it must give. */
export interface FixedWork {
  readonly instance: string;
  readonly iterations: number;
  readonly seed: number;
  readonly result: FixedResult;
  /** Why a worse result was once accepted. */
  readonly because?: string;
}

/** What counts, in the order of docs/packing-model.md, and the plan's hash. */
export interface FixedResult {
  readonly leftOut: number;
  /** Pallets, or millimetres of floor. */
  readonly value: number;
  readonly splitOrders: number;
  readonly deckM2: number;
  readonly bound: number;
  readonly hash: string;
}

/** The set as it is kept in the repository. */
export const fixedWork = (): FixedWork[] => JSON.parse(readFileSync(file, 'utf8')) as FixedWork[];

/** Does the work; gives the result and the judge's verdict. */
export function doWork({ instance, iterations, seed }: FixedWork): { result: FixedResult; broken: readonly string[] } {
  const answer = solve({
    kind: 'own',
    file: path.join(folder, `${instance}.json`),
    seed,
    seconds: CEILING_SECONDS,
    iterations,
  });
  if (answer.kind !== 'own') throw new Error('a run of the solver was asked for');
  return { result: resultOf(answer.outcome), broken: answer.outcome.broken };
}

const resultOf = (o: Outcome): FixedResult => ({
  leftOut: o.unplaced,
  value: o.value,
  splitOrders: o.splitOrders ?? 0,
  deckM2: Math.round((o.deckM2 ?? 0) * 1e6) / 1e6,
  bound: o.bound,
  hash: o.hash,
});

/** Below 0 when `a` is the better plan, above when the worse, by the first of the model's aims in which they differ. */
export function compareResults(a: FixedResult, b: FixedResult): number {
  const aims = ['leftOut', 'value', 'splitOrders', 'deckM2'] as const;
  return aims.map((aim) => a[aim] - b[aim]).find((difference) => difference !== 0) ?? b.bound - a.bound;
}

/**
 * Does all the work again and keeps what came out: `npm run bench:packing -- --accept`. A worse result is refused, and
 * nothing is kept, unless `because` says why it is right.
 */
export function acceptResults(because: string | undefined): number {
  const lines = fixedWork().map((work) => ({ work, ...doWork(work) }));
  let refused = 0;
  const kept = lines.map(({ work: { because: before, ...work }, result, broken }): FixedWork => {
    const difference = compareResults(result, work.result);
    const isRefused = broken.length > 0 || (difference > 0 && !because);
    if (isRefused) refused++;
    const verdict = broken.length
      ? `breaks ${broken.join(' ')}`
      : difference > 0
        ? 'worse'
        : difference < 0
          ? 'better'
          : 'as good';
    if (result.hash !== work.result.hash || isRefused)
      console.log(
        `${work.instance.padEnd(32)} ${verdict}: ${JSON.stringify(work.result)} -> ${JSON.stringify(result)}`,
      );
    const reason = difference > 0 ? because : difference === 0 ? before : undefined;
    return { ...work, result, ...(reason ? { because: reason } : {}) };
  });
  if (refused) {
    console.error(`${refused} results are worse or wrong, nothing kept; --because "…" accepts a worse one`);
    return 1;
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
  return 0;
}
