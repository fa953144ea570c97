import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPalletPlan, checkTruckPlan, runOptimiser, type OptimiserMessage } from '@mullion/packing-optimiser';
import { loadInstance } from './instances';
import { malformedCalls, malformedInstances } from './malformed';
import { readPalletPlan, readTruckPlan, type WirePlan } from './wire-plan';

const root = process.env['MULLION_ROOT'] ?? process.cwd();
/** How far a run may be over its seconds, as the plan says, s. */
const GRACE_S = 0.25;

/** One sentence of bench/README.md, and whether the command keeps it. */
export interface Finding {
  readonly what: string;
  /** Empty when it is as it should be. */
  readonly fault: string;
}

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly plan: string | null;
}

/**
 * Runs the delivered command in a folder of its own; `asTyped` by npm as a person would, else without npm's own start.
 */
function optimise(folder: string, args: readonly string[], asTyped = false): Run {
  const out = path.join(folder, 'plan.json');
  rmSync(out, { force: true });
  const given = args.map((arg) => (arg === 'OUT' ? out : arg));
  const [program, first] = asTyped
    ? ['npm', ['run', '--silent', 'optimise', '--']]
    : [process.execPath, ['tools/run-ts.mjs', 'libs/packing-optimiser/cli/optimise.ts']];
  const { status, stdout, stderr } = spawnSync(program, [...first, ...given], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // a word of npm itself is not of the command
  const said = stderr.replace(/^npm warn.*\n/gm, '');
  return { code: status, stdout, stderr: said, plan: existsSync(out) ? readFileSync(out, 'utf8') : null };
}

const instance = (name: string): string => path.join(root, 'bench', `${name}.json`);
const withoutTimes = (plan: string | null): string => (plan ?? '').replace(/"(first_plan_ms|seconds)":[\d.]+/g, '');

/**
 * `isTimed`: its times too, on a machine that does nothing else. `every`: one of so many refusals, for a quick look.
 */
export interface Asking {
  readonly isTimed: boolean;
  readonly every: number;
}

/** Asks the command everything that bench/README.md promises. */
export function interfaceFindings({ isTimed, every }: Asking): Finding[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-optimise-'));
  try {
    return [...goodCalls(folder, isTimed), ...fixedWork(folder), ...refusals(folder, every)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints them; exit code 1 when anything is not as promised. */
export function checkInterface(): number {
  const findings = interfaceFindings({ isTimed: true, every: 1 });
  for (const { what, fault } of findings)
    console.log(`${fault ? 'WRONG' : 'right'}  ${what}${fault ? `: ${fault}` : ''}`);
  return findings.some(({ fault }) => fault) ? 1 : 0;
}

function goodCalls(folder: string, isTimed: boolean): Finding[] {
  const calls: [string, string, number, string[], boolean?][] = [
    [
      '200 products, typed as in the README',
      'pallets/WIN_A_M1',
      50,
      ['--seconds', '1', '--threads', '1', '--seed', '7'],
      true,
    ],
    ['2000 products', 'pallets/WIN_C_L1', 500, ['--seconds', '1', '--threads', '1', '--seed', '1']],
    ['2000 products in 0.1 s', 'pallets/ADDR_A_L1', 500, ['--seconds', '0.1', '--threads', '1', '--seed', '1']],
    ['products left out', 'own/UNFIT_M1', 50, ['--seconds', '0.2', '--threads', '1', '--seed', '1']],
    ['locked and pinned products', 'own/LOCK_M2', 50, ['--seconds', '0.2', '--threads', '1', '--seed', '2']],
    ['a truck', 'trucks/RO22_C_FC2_P109652003', 50, ['--seconds', '0.5', '--threads', '1', '--seed', '3']],
    ['a strip', 'strips/HT_C3_1', 50, ['--seconds', '0.5', '--threads', '1', '--seed', '1']],
  ];
  return calls.map(([what, name, firstMs, args, asTyped]) => {
    const run = optimise(folder, ['--instance', instance(name), '--out', 'OUT', ...args], asTyped);
    const seconds = Number(args[1]);
    const fault =
      faultOfRun(run, instance(name), Number(args[5])) || (isTimed ? faultOfTimes(run, seconds, firstMs) : '');
    return { what: `${what}: exit 0, a plan of the format, judged${isTimed ? ', in time' : ''}`, fault };
  });
}

function faultOfRun(run: Run, file: string, seed: number): string {
  if (run.code !== 0) return `exit ${run.code}: ${run.stderr.trim()}`;
  if (run.stdout || run.stderr) return `says ${JSON.stringify((run.stdout + run.stderr).slice(0, 200))}`;
  if (!run.plan) return 'no plan';
  const plan = JSON.parse(run.plan) as WirePlan;
  const read = loadInstance(file).instance;
  const violations =
    read.kind === 'pallets'
      ? checkPalletPlan(read.pallets, readPalletPlan(plan))
      : checkTruckPlan(read.truck, readTruckPlan(plan, read.truck));
  if (violations.length) return violations.map((v) => v.code).join(' ');
  return plan.seed === seed ? '' : `seed ${plan.seed} for ${seed}`;
}

function faultOfTimes(run: Run, seconds: number, firstMs: number): string {
  const plan = JSON.parse(run.plan ?? '{}') as WirePlan;
  if (plan.seconds > Math.max(seconds, firstMs / 1000) + GRACE_S) return `took ${plan.seconds} s`;
  return plan.first_plan_ms >= 0 && plan.first_plan_ms <= firstMs ? '' : `first plan after ${plan.first_plan_ms} ms`;
}

/** Instances and the iterations that are done twice. */
const TWICE: readonly (readonly [name: string, iterations: number])[] = [
  ['pallets/WIN_C_M2', 3000],
  ['pallets/ADDR_C_M1', 2000],
  ['own/SETS_M1', 1000],
  ['trucks/RO22_C_PO_P087266405', 300],
];
/** Of those the one that a run of the product does too. */
const AS_RUN = 'pallets/ADDR_C_M1';
const SEED = 5;
/** A ceiling only: the work is counted in iterations. */
const CEILING_SECONDS = 600;

function fixedWork(folder: string): Finding[] {
  return TWICE.flatMap(([name, iterations]) => {
    const limits = { seconds: CEILING_SECONDS, threads: 1, seed: SEED, iterations };
    const given = Object.entries(limits).flatMap(([option, value]) => [`--${option}`, String(value)]);
    const args = ['--instance', instance(name), '--out', 'OUT', ...given];
    const { plan } = optimise(folder, args);
    const again = withoutTimes(optimise(folder, args).plan);
    const fault = plan === null ? 'no plan' : withoutTimes(plan) === again ? '' : 'two runs differ';
    const twice = { what: `${name} with --iterations ${iterations}: the same bytes but for the times`, fault };
    return name === AS_RUN ? [twice, sameAsRun(plan, name, iterations)] : [twice];
  });
}

/** The command plans pallets as the product's runs do. */
function sameAsRun(plan: string | null, name: string, iterations: number): Finding {
  const read = loadInstance(instance(name)).instance;
  if (read.kind !== 'pallets') throw new Error('pallets were asked for');
  const said: OptimiserMessage[] = [];
  const budget = { seconds: CEILING_SECONDS, iterations, seed: SEED };
  runOptimiser({ kind: 'pallets', instance: read.pallets, ...budget }, (message) => said.push(message));
  const [own, ran] = [readPalletPlan(JSON.parse(plan ?? '{"pallets":[],"unplaced":[]}') as WirePlan), said.at(-1)];
  const isSame = ran?.kind === 'pallets' && JSON.stringify(own.pallets) === JSON.stringify(ran.plan.pallets);
  return { what: 'the same pallets as a run of the product', fault: isSame ? '' : 'they differ' };
}

function refusals(folder: string, every: number): Finding[] {
  const bad = malformedInstances().map(([what, text], n) => {
    const file = path.join(folder, `bad-${n}.json`);
    if (text !== null) writeFileSync(file, text);
    return [`malformed instance, ${what}`, ['--instance', file, '--out', 'OUT', '--seconds', '1']] as const;
  });
  const calls = malformedCalls(instance('pallets/WIN_A_S1'), folder).map(
    ([what, args]) => [`malformed call, ${what}`, args] as const,
  );
  return [...bad, ...calls]
    .filter((_, n) => n % every === 0)
    .map(([what, args]) => {
      const run = optimise(folder, args);
      const lines = run.stderr.split('\n').filter(Boolean);
      const faults = [
        run.code === 2 ? '' : `exit ${run.code}`,
        lines.length === 1 && !/^\s+at /m.test(run.stderr) ? '' : `${lines.length} lines: ${lines[0]?.slice(0, 100)}`,
        run.plan === null ? '' : 'a plan all the same',
      ];
      return { what: `${what}: exit 2 with one clear line`, fault: faults.filter(Boolean).join(', ') };
    });
}
