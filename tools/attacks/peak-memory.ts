import { readFileSync } from 'node:fs';
import { processes } from '../../deploy/processes';
import type { Finding } from './attack';

/** The processes of a system of one's own. */
export interface Running {
  readonly processes?: readonly { readonly name: string; readonly pid: number }[] | undefined;
}

/** The most memory that a process has had at once, MB; null where it has ended. See proc(5), VmHWM; Linux only. */
const peakOf = (pid: number): number | null => {
  try {
    const found = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Math.round(Number(found[1]) / 1024) : null;
  } catch {
    return null;
  }
};

/**
 * What each process has had at most, beside the memory that a container gives it; with the highest share as the figure.
 */
export const peakMemory = ({ processes: running = [] }: Running): Finding => {
  const found = running.flatMap(({ name, pid }) => {
    const limit = processes.find((spec) => spec.name === name)?.memoryMb.limit;
    const peak = peakOf(pid);
    return limit === undefined || peak === null ? [] : [{ name, peak, limit }];
  });
  const highest = found.toSorted((one, other) => other.peak / other.limit - one.peak / one.limit);
  return {
    what: 'no process passes its limit of memory',
    tried: found.length,
    failures: found.flatMap(({ name, peak, limit }) => (peak <= limit ? [] : [`${name}: ${peak} MB of ${limit}`])),
    figure: highest
      .slice(0, 3)
      .map(({ name, peak, limit }) => `${name} ${peak} of ${limit} MB`)
      .join(', '),
  };
};
