import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkPalletPlan,
  checkTruckPlan,
  packPallets,
  packTruck,
  readInstance,
  timeLimits,
  type Instance,
  type SearchLimits,
} from '@mullion/packing-optimiser';

/*
 * Runs the optimisers over the benchmark's instances, one after the other on one core, and prints a line for each: what was reached,
 * the proved bound, the best stored peer, the judge's verdict. `--seconds N --seed S --only TEXT[,TEXT] --iterations N --cpu`
 * With --cpu the seconds are those of the processor, for a machine that others use too.
 */

interface Stored {
  readonly name: string;
  readonly reference?: { readonly peers?: Record<string, { pallets: number }> } & Record<string, unknown>;
}

interface Result {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  readonly peer: number | null;
  readonly broken: number;
  readonly firstPlanMs: number;
  readonly note: string;
}

const root = process.env['MULLION_ROOT'] ?? process.cwd();
const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    iterations: { type: 'string' },
    cpu: { type: 'boolean' },
  },
});
const seconds = Number(args.seconds ?? 2);
const seed = Number(args.seed ?? 1);
const only = (args.only ?? '').split(',');

/** Best peer figure of an instance: pallets, or millimetres of floor. */
function bestPeer(stored: Stored): number | null {
  const peers = Object.values(stored.reference?.peers ?? {}).map((p) => p.pallets);
  const floors = Object.entries(stored.reference ?? {}).flatMap(([key, value]) =>
    key.startsWith('packingsolver') && typeof value === 'number' ? [value] : [],
  );
  const all = [...peers, ...floors];
  return all.length ? Math.min(...all) : null;
}

function cpuLimits(budgetSeconds: number): SearchLimits {
  const start = process.cpuUsage();
  const elapsedShare = () => {
    const used = process.cpuUsage(start);
    return (used.user + used.system) / 1e6 / budgetSeconds;
  };
  return { elapsedShare, stop: () => elapsedShare() >= 1 };
}

function run(stored: Stored, instance: Instance): Result {
  const start = performance.now();
  let firstPlanMs = -1;
  const onPlan = () => {
    if (firstPlanMs < 0) firstPlanMs = Math.round(performance.now() - start);
  };
  const limits = args.cpu ? cpuLimits(seconds) : timeLimits(seconds, args.iterations === undefined ? undefined : Number(args.iterations));
  const common = { name: stored.name, peer: bestPeer(stored) };
  if (instance.kind === 'pallets') {
    const plan = packPallets(instance.pallets, { ...limits, seed, onPlan });
    const deckM2 = plan.pallets.reduce((sum, p) => sum + p.lengthMm * instance.pallets.settings.widthMm, 0) / 1e6;
    const broken = checkPalletPlan(instance.pallets, plan).length;
    return {
      ...common,
      value: plan.pallets.length,
      bound: plan.lowerBound,
      broken,
      firstPlanMs,
      note: `deck ${deckM2.toFixed(2)} m2, ${plan.iterations} steps, ${plan.unplaced.length} unplaced`,
    };
  }
  const plan = packTruck(instance.truck.floor, instance.truck.pallets, { ...limits, seed, onPlan });
  const broken = checkTruckPlan(instance.truck, plan).length;
  const optimum = stored.reference?.['optimum'];
  const note = `${plan.isProvedOptimal ? 'proved' : 'open'}, ${plan.iterations} steps${typeof optimum === 'number' ? `, ${((plan.usedLengthMm / optimum - 1) * 100).toFixed(2)} % over the optimum` : ''}`;
  return { ...common, value: plan.usedLengthMm, bound: plan.lowerBoundMm, broken, firstPlanMs, note };
}

for (const folder of ['pallets', 'trucks', 'strips']) {
  const results: Result[] = [];
  for (const file of readdirSync(path.join(root, 'bench', folder)).sort()) {
    if (!only.some((text) => `${folder}/${file}`.includes(text))) continue;
    const json: unknown = JSON.parse(readFileSync(path.join(root, 'bench', folder, file), 'utf8'));
    const r = run(json as Stored, readInstance(json));
    results.push(r);
    process.stdout.write(
      `${r.name.padEnd(26)} ${String(r.value).padStart(6)}  bound ${String(r.bound).padStart(6)}  peer ${String(r.peer ?? '-').padStart(6)}  first ${r.firstPlanMs} ms  ${r.note}${r.broken ? `  BROKEN ${r.broken}` : ''}\n`,
    );
  }
  const known = results.filter((r) => r.peer !== null);
  const [own, peer] = [known.reduce((s, r) => s + r.value, 0), known.reduce((s, r) => s + r.peer!, 0)];
  if (known.length)
    process.stdout.write(
      `${folder}: ${own} against ${peer}, ratio ${(own / peer).toFixed(4)}, proved ${results.filter((r) => r.value === r.bound).length} of ${results.length}\n`,
    );
}
