import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteSystem } from '../system-remote.cjs';
import { play } from './play';

const SHOWN = 20;

/** A system of its own on free ports with the demo factory; gone afterwards. */
const ownSystem = async () => {
  const root = process.env.MULLION_ROOT ?? process.cwd();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-two-people-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: { dataDir: string; seed: boolean }) => Promise<RemoteSystem>;
  };
  console.log('starting a system on free ports …');
  const system = await startSystemRemote({ dataDir, seed: true });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: system.url, stop };
};

/**
 * `npm run two-people [-- --url URL] [-- --seed N] [-- --acts N]`: two people at once on one order and one truck, and
 * what a checker of its own says of it.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      seed: { type: 'string', default: '1' },
      acts: { type: 'string', default: '2000' },
    },
  });
  const system = values.url ? { url: values.url.replace(/\/$/, ''), stop: async () => undefined } : await ownSystem();
  try {
    const begun = performance.now();
    const { failures, counts } = await play(system.url, { seed: Number(values.seed), acts: Number(values.acts) });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(
      `seed ${values.seed}, ${values.acts} acts in ${seconds} s: ${Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
    for (const failure of failures.slice(0, SHOWN)) console.log(`  ${failure}`);
    console.log(failures.length === 0 ? 'nothing is lost, every undo was its owner’s' : `${failures.length} failures`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    await system.stop();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
