import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutputOf, routes } from '@mullion/contracts';
import { Client } from 'pg';
import { root } from '../bench';
import { fill, ORDERS, PRODUCTS_AN_ORDER } from './fill';

export interface System {
  readonly url: string;
  readonly env: Record<string, string>;
  readonly databaseUrls: Record<string, string>;
  readonly processes: readonly { readonly name: string; readonly pid: number }[];
  /** kill -9 of a process or server; it is started again by itself. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** A system on free ports with the bench's rows in it, and the address of its database for an administrator. */
export const startFilled = async (
  only: readonly string[],
  fillIn: (adminUrl: string) => Promise<unknown> = fillOrders,
): Promise<{ readonly system: System; readonly adminUrl: string; readonly stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-bench-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: object) => Promise<System>;
  };
  console.log('starting the system on free ports …');
  const system = await startSystemRemote({ dataDir, seed: true, only: [...only], env: { SESSION_REQUESTS: '0' } });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const admin = new URL(system.env.ADMIN_DATABASE_URL ?? '');
    admin.pathname = new URL(system.databaseUrls.orders ?? '').pathname;
    await putOffComparisons(system.url, admin.toString());
    await fillIn(admin.toString());
    return { system, adminUrl: admin.toString(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const fillOrders = (adminUrl: string): Promise<void> => {
  console.log(`filling in ${ORDERS} orders and ${ORDERS * PRODUCTS_AN_ORDER} products …`);
  return fill(adminUrl);
};

/**
 * Notes every copy of company 1 as compared today: a service compares its copies soon after its first start, would find
 * that only the rows which the bench needs were filled into them, and would copy two million others while it is
 * measured.
 */
const putOffComparisons = async (url: string, adminUrl: string): Promise<void> => {
  const headers = { authorization: `Bearer ${await tokenOf(url, 'super')}` };
  const answer = await fetch(`${url}/api/operations-desk?company_id=1`, { headers });
  const { services } = (await answer.json()) as OutputOf<typeof routes.readOperations>;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  for (const { service, state } of services)
    for (const { copy, company_id } of state?.copies ?? [])
      await client.query(
        `INSERT INTO ${service}.copy_state (copy, company_id, compared_at, equal) VALUES ($1, $2, now(), true)
         ON CONFLICT (copy, company_id) DO UPDATE SET compared_at = now()`,
        [copy, company_id],
      );
  await client.end();
};

/** The process that has started all others of the system. */
export const supervisorOf = (system: System): number =>
  Number(readFileSync(`/proc/${system.processes[0]?.pid}/stat`, 'utf8').split(' ')[3]);

/** Signs a demo person in. @returns the bearer token */
export const tokenOf = async (url: string, name: string): Promise<string> => {
  const body = JSON.stringify({ email: `${name}@demo.mullion.test`, password: 'Mullion-2026!' });
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { token: string }).token;
};
