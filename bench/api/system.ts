import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../bench';
import { fill, ORDERS, PRODUCTS_AN_ORDER } from './fill';

export interface System {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly databaseUrls: Record<string, string>;
  readonly processes: readonly { readonly name: string; readonly pid: number }[];
  stop(): Promise<void>;
}

/** A system on free ports with the bench's rows in it, and the address of its database for an administrator. */
export const startFilled = async (
  only: readonly string[],
): Promise<{ readonly system: System; readonly adminUrl: string; readonly stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-bench-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: object) => Promise<System>;
  };
  console.log('starting the system on free ports …');
  const system = await startSystemRemote({ dataDir, seed: true, only: [...only] });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    console.log(`filling in ${ORDERS} orders and ${ORDERS * PRODUCTS_AN_ORDER} products …`);
    const admin = new URL(system.env.ADMIN_DATABASE_URL ?? '');
    admin.pathname = new URL(system.databaseUrls.orders ?? '').pathname;
    await fill(admin.toString());
    return { system, adminUrl: admin.toString(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Signs a demo person in. @returns the bearer token */
export const tokenOf = async (url: string, name: string): Promise<string> => {
  const body = JSON.stringify({ email: `${name}@demo.mullion.test`, password: 'Mullion-2026!' });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { token: string }).token;
};
