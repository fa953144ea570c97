import { readFileSync } from 'node:fs';
import { supervisorOf, type System } from './system';

/** Clock ticks a second of /proc on Linux. */
const TICKS = 100;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all below it. */
export const treeOf = (pid: number): number[] => {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
};

/** Seconds of processor that processes have had. */
export const secondsOf = (pids: readonly number[]): number =>
  pids
    .map((pid) => textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0), 0) / TICKS;

/** Seconds that cores have been busy, with whatever. */
const secondsBusy = (cores: readonly string[]): number =>
  textOf('/proc/stat')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([name]) => cores.some((core) => name === `cpu${core}`))
    .reduce(
      (sum, [, user, nice, system, , , irq, softIrq, steal]) =>
        sum + [user, nice, system, irq, softIrq, steal].map(Number).reduce((a, b) => a + b),
      0,
    ) / TICKS;

export interface Use {
  /** Of the processes, seconds. */
  readonly own: number;
  /**
   * Share of the cores' time that others had, 0 to 1: above a few hundredths, times say more about the machine than
   * about the system.
   */
  readonly others: number;
}

/** What processes and others use of the cores while something is done. */
export const usedWhile = async <Result>(
  pid: number,
  cores: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; use: Use }> => {
  const startedAt = performance.now();
  const [ownBefore, busyBefore] = [secondsOf(treeOf(pid)), secondsBusy(cores)];
  const result = await work();
  const [own, busy] = [secondsOf(treeOf(pid)) - ownBefore, secondsBusy(cores) - busyBefore];
  const seconds = ((performance.now() - startedAt) / 1_000) * cores.length;
  return { result, use: { own, others: Math.max(0, busy - own) / seconds } };
};

/** What each process of a system, and its servers together, use while something is done. */
export const processorsOf = async <Result>(
  system: System,
  work: () => Promise<Result>,
): Promise<{ result: Result; useOf: (requests: number) => string }> => {
  const own = system.processes.map(({ name, pid }) => [name, [pid]] as const);
  const known = new Set(system.processes.map(({ pid }) => pid));
  const servers = treeOf(supervisorOf(system)).filter((pid) => !known.has(pid));
  const groups = [...own, ['servers', servers] as const];
  const before = groups.map(([, pids]) => secondsOf(pids));
  const result = await work();
  const used = groups.map(([name, pids], at) => [name, secondsOf(pids) - (before[at] ?? 0)] as const);
  return {
    result,
    useOf: (requests) =>
      used.map(([name, seconds]) => `${name} ${((seconds * 1_000) / requests).toFixed(2)}`).join(', '),
  };
};
