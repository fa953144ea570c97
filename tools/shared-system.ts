import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSystemRemote, type RemoteSystem } from './system-remote.cjs';

/** What is ended after the last file of a group (tools/jest/run-specs.cjs); none where a file runs by itself. */
const { endsOfGroup } = globalThis as typeof globalThis & { endsOfGroup?: (() => Promise<void>)[] };

interface Shared {
  readonly system: RemoteSystem;
  readonly stop: () => Promise<void>;
}
/**
 * What is done to a system: it is only asked, or its processes and servers are killed, so that the disk has to keep
 * what is committed.
 */
const kinds = { asked: { throwaway: true }, killed: { throwaway: false } } as const;
let shared: Promise<Shared> | null = null;

const start = async (kind: keyof typeof kinds): Promise<Shared> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-shared-'));
  const system = await startSystemRemote({
    dataDir: path.join(folder, 'data'),
    seed: true,
    build: false,
    ...kinds[kind],
  });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { system, stop };
};

/**
 * The built system with the demo factory in it, from the first hook of a test file on. The files of a group (all of one
 * kind) share one, so each makes the rows that it changes and takes away the processes that it adds; whoever closes the
 * sign-in starts a system of its own.
 */
export const sharedSystem = (kind: keyof typeof kinds): (() => RemoteSystem) => {
  let own: Shared | null = null;
  beforeAll(async () => {
    if (!shared) {
      shared = start(kind);
      endsOfGroup?.push(async () => (await shared)?.stop());
    }
    own = await shared;
  });
  afterAll(async () => {
    if (!endsOfGroup) await own?.stop();
  });
  return () => {
    if (!own) throw new Error('the system is there from the first hook on');
    return own.system;
  };
};
