import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { play } from '../../tools/main-job/play';
import { root, runBench, writeResult } from '../bench';

/*
 * Memory of all Node processes of an idle system after one main job, as their share of the machine (PSS, Linux only).
 * `npm run bench:memory -- [--wait 120]`
 */

const { values } = parseArgs({ options: { wait: { type: 'string', default: '120' } } });
const LIMIT_MB = 450;
const INPUT = path.join(root, 'tools/main-job/data/schependomlaan-frames.csv');

/** Proportional set size in MB: what is shared with other processes counts in parts. See proc(5). */
function pssOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Math.round(Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) / 1024);
}

async function main(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-memory-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))(
    './tools/system-remote.cjs',
  ) as typeof import('../../tools/system-remote.cjs');
  const system = await startSystemRemote({ dataDir, seed: true });
  try {
    await play({
      url: system.url,
      mailUrl: system.mailUrl,
      input: INPUT,
      out: path.join(dataDir, 'main-job'),
      say: () => undefined,
    });
    await new Promise((resolve) => setTimeout(resolve, Number(values.wait) * 1_000));
    await system.state();
    const processes = Object.fromEntries(system.processes.map(({ name, pid }) => [name, pssOf(pid)]));
    const sum = Object.values(processes).reduce((total, megabytes) => total + megabytes, 0);
    for (const [name, megabytes] of Object.entries(processes)) console.log(`${name}: ${megabytes} MB`);
    console.log(`all: ${sum} MB (below ${LIMIT_MB}), ${Math.round((sum / LIMIT_MB) * 100) / 100} of the limit`);
    writeResult('memory', { limit_mb: LIMIT_MB, sum_mb: sum, processes });
    return sum < LIMIT_MB ? 0 : 1;
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
