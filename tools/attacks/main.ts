import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openWorld } from '../api/world';
import type { RemoteSystem } from '../system-remote.cjs';
import { attacksWith, type Known } from './attacks';
import type { Finding } from './attack';

const SHOWN = 10;

interface Target {
  readonly url: string;
  readonly known: Known;
  stop(): Promise<void>;
}

/** A system of its own on free ports with the demo factory; gone afterwards. */
const ownSystem = async (): Promise<Target> => {
  const root = process.env.MULLION_ROOT ?? process.cwd();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-attacks-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: { dataDir: string; seed: boolean }) => Promise<RemoteSystem>;
  };
  console.log('starting a system on free ports …');
  const system = await startSystemRemote({ dataDir, seed: true });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url: system.url,
    known: {
      tokenKey: system.env.MULLION_TOKEN_KEY,
      accounts: system.accounts,
      databaseUrls: system.databaseUrls,
      root,
      processes: system.processes,
    },
    stop,
  };
};

const print = (id: string, { what, tried, failures, figure = '' }: Finding): void => {
  const verdict = failures.length === 0 ? 'holds' : 'FAILS';
  console.log(
    `${id.padEnd(4)} ${what.padEnd(74)} ${String(tried).padStart(6)} ${String(failures.length).padStart(7)}  ${verdict}  ${figure}`,
  );
  for (const failure of failures.slice(0, SHOWN)) console.log(`       ${failure}`);
  if (failures.length > SHOWN) console.log(`       … and ${failures.length - SHOWN} more`);
};

/**
 * `npm run attacks [-- --url URL] [-- --only A1,A5]`: attacks a running system, its own unless one is named, and prints
 * what held.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' } } });
  const target: Target = values.url
    ? {
        url: values.url.replace(/\/$/, ''),
        known: { tokenKey: process.env.MULLION_TOKEN_KEY },
        stop: async () => undefined,
      }
    : await ownSystem();
  let failed = 0;
  try {
    const attacks = attacksWith(target.known).filter(({ id }) => !values.only || values.only.split(',').includes(id));
    const world = await openWorld(target.url);
    console.log(`${world.operations.length} routes of the OpenAPI document\n`);
    console.log(`${'id'.padEnd(4)} ${'attack'.padEnd(74)} ${'tried'.padStart(6)} ${'failed'.padStart(7)}`);
    for (const attack of attacks) {
      for (const found of await attack.run(world, 'full')) {
        print(attack.id, found);
        failed += found.failures.length;
      }
    }
  } finally {
    await target.stop();
  }
  console.log(failed === 0 ? '\nall hold' : `\n${failed} failures`);
  return failed === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
