import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkPalletPlan,
  checkTruckPlan,
  InstanceError,
  packTruck,
  planPallets,
  printPalletPlan,
  printTruckPlan,
  readInstance,
  refuseMisplaced,
  timeLimits,
  type Instance,
} from '../src';

/**
 * Exit codes of the benchmark: 0 with a plan, 2 for a malformed instance or call, 1 when the own checker refuses the
 * plan.
 */
const EXIT = { done: 0, refused: 1, malformed: 2 } as const;

interface Call {
  readonly instance: string;
  readonly out: string;
  readonly seconds: number;
  readonly seed: number;
  readonly iterations: number | undefined;
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: { instance: text, out: text, seconds: text, seed: text, threads: text, iterations: text },
    }).values;
  } catch (error) {
    // parseArgs describes a malformed call in several lines
    throw new InstanceError(String(error instanceof Error ? error.message : error).split('\n')[0]!);
  }
}

function readCall(): Call {
  const values = readArguments();
  if (!values.instance || !values.out) throw new InstanceError('--instance FILE and --out PLAN are needed');
  const number = (name: string, given: string | undefined, otherwise: number) => {
    const value = given === undefined ? otherwise : Number(given);
    if (!Number.isFinite(value) || value < 0 || given === '') throw new InstanceError(`--${name}: a number is needed`);
    return value;
  };
  const parseInteger = (name: string, given: string | undefined, otherwise: number) => {
    const value = number(name, given, otherwise);
    if (!Number.isInteger(value)) throw new InstanceError(`--${name}: a whole number is needed`);
    return value;
  };
  const folder = path.dirname(path.resolve(values.out));
  if (!existsSync(folder)) throw new InstanceError(`--out: there is no folder ${folder}`);
  return {
    instance: values.instance,
    out: values.out,
    seconds: number('seconds', values.seconds, 10),
    seed: parseInteger('seed', values.seed, 1),
    iterations: values.iterations === undefined ? undefined : parseInteger('iterations', values.iterations, 0),
  };
}

function parseInstance(file: string): Instance {
  try {
    const instance = readInstance(JSON.parse(readFileSync(file, 'utf8')));
    if (instance.kind === 'pallets') refuseMisplaced(instance.pallets);
    return instance;
  } catch (error) {
    if (error instanceof InstanceError) throw error;
    throw new InstanceError(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'cannot be read'}`);
  }
}

function run(
  call: Call,
  instance: Instance,
): { json: Record<string, unknown>; violations: readonly { code: string }[] } {
  const start = performance.now();
  let firstPlanMs = -1;
  const onPlan = () => {
    if (firstPlanMs < 0) firstPlanMs = Math.round(performance.now() - start);
  };
  const options = { ...timeLimits(call.seconds, call.iterations), seed: call.seed, onPlan };
  const times = () => ({ firstPlanMs, seconds: Math.round(performance.now() - start) / 1000 });
  if (instance.kind === 'pallets') {
    const plan = planPallets(instance.pallets, options);
    return { json: printPalletPlan(plan, times()), violations: checkPalletPlan(instance.pallets, plan) };
  }
  const plan = packTruck(instance.truck.floor, instance.truck.pallets, options);
  return { json: printTruckPlan(plan, times()), violations: checkTruckPlan(instance.truck, plan) };
}

try {
  const call = readCall();
  const { json, violations } = run(call, parseInstance(call.instance));
  writeFileSync(call.out, JSON.stringify(json));
  if (violations.length) {
    process.stderr.write(`the plan breaks ${violations.length} rules, the first is ${violations[0]!.code}\n`);
    process.exitCode = EXIT.refused;
  } else process.exitCode = EXIT.done;
} catch (error) {
  if (!(error instanceof InstanceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = EXIT.malformed;
}
