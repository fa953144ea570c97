import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second (USER_HZ), whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;

export type ProcessorSeconds = Readonly<Record<string, number>>;

/**
 * Processor seconds that the processes below this one have used so far, by program; empty where there is no /proc. See
 * proc(5).
 */
export function processorSeconds(): ProcessorSeconds {
  const processes = new Map<number, { parent: number; program: string; ticks: number }>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const text = readFileSync(`/proc/${entry}/stat`, 'utf8');
      const end = text.lastIndexOf(')');
      const fields = text.slice(end + 2).split(' ');
      const program = text.slice(text.indexOf('(') + 1, end);
      // utime, stime, and the same of children that have ended
      const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
      processes.set(Number(entry), { parent: Number(fields[1]), program, ticks });
    } catch {
      // ended meanwhile
    }
  }
  const isBelow = (pid: number): boolean =>
    pid === process.pid || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
  const sums: Record<string, number> = {};
  for (const { parent, program, ticks } of processes.values()) {
    if (!isBelow(parent)) continue;
    sums[program] = (sums[program] ?? 0) + ticks / TICKS_PER_SECOND;
  }
  return sums;
}

/** What was used between two readings, in seconds. */
export function usedBetween(before: ProcessorSeconds, after: ProcessorSeconds): ProcessorSeconds {
  const used = Object.entries(after).map(([program, seconds]) => [
    program,
    Math.round((seconds - (before[program] ?? 0)) * 100) / 100,
  ]);
  return Object.fromEntries(used.filter(([, seconds]) => Number(seconds) > 0)) as ProcessorSeconds;
}
