import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_PARTITIONS,
  events,
  natsHeader,
  partitionOf,
  partitionSubject,
  type EventHead,
} from '@mullion/contracts';
import { connect, headers } from 'nats';
import { Client } from 'pg';

/** The demo factory's own company. */
const FACTORY = 1;
const read = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(process.env.MULLION_DATA ?? '', file), 'utf8'));

/** One statement in the tables of a service, as its own role. */
const sql = async (
  service: string,
  text: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> => {
  const ports = read('servers/servers.ports.json') as { readonly postgres: number };
  const { passwords } = read('secrets.json') as { readonly passwords: Readonly<Record<string, string>> };
  const client = new Client({
    ...{ host: '127.0.0.1', port: ports.postgres, database: 'mullion' },
    ...{ user: `mullion_${service}`, password: passwords[service] },
  });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as readonly Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

/**
 * An event of production whose data nobody can read; orders gives it up. What an earlier run left of them is closed.
 */
export const publishBroken = async (
  company: number,
): Promise<{ readonly subject: string; readonly mend: () => Promise<void> }> => {
  const { subject, owner } = events.productionProgressed;
  await sql(
    'orders',
    `UPDATE orders.dead_letter SET resolved_at = now(), resolution = 'discarded' WHERE subject = $1 AND company_id = $2 AND resolved_at IS NULL`,
    [subject, company],
  );
  const { nats } = read('servers/servers.ports.json') as { readonly nats: number };
  const head: EventHead = {
    ...{
      id: randomUUID(),
      subject,
      owner,
      company_id: company as EventHead['company_id'],
      request_id: null,
      live: null,
    },
    // no position that production gives out
    ...{ position: -randomInt(1, 2 ** 40), occurred_at: new Date().toISOString() },
  };
  const message = headers();
  message.set(natsHeader.event, JSON.stringify(head));
  const { admin } = read('servers/accounts.secret.json') as { readonly admin: string };
  const connection = await connect({ servers: `127.0.0.1:${nats}`, user: 'admin', pass: admin });
  try {
    const name = partitionSubject(subject, partitionOf(company, DEFAULT_PARTITIONS));
    await connection
      .jetstream({ timeout: 60_000 })
      .publish(name, new TextEncoder().encode('{"order_id":"none"}'), { headers: message });
  } finally {
    await connection.close();
  }
  const data = JSON.stringify({ order_id: 2 ** 31 - 1, order: null, products: [], user_id: null });
  const mend = async (): Promise<void> => {
    await sql('orders', 'UPDATE orders.dead_letter SET envelope = $2 WHERE event_id = $1', [
      head.id,
      `${JSON.stringify(head).slice(0, -1)},"data":${data}}`,
    ]);
  };
  return { subject, mend };
};

/** A saga of dispatch that has failed often and waits a day for its next try, which will get on. */
export const stuckSaga = async (): Promise<{ readonly error: string }> => {
  const error = `packing did not answer ${randomUUID()}`;
  const data = {
    truck_id: 2 ** 31 - 1,
    items: [],
    delete_truck: false,
    by: { user_id: null, user_name: '' },
    arrangement_id: null,
  };
  await sql(
    'dispatch',
    `INSERT INTO dispatch.saga (id, company_id, kind, key, state, data, attempts, alarmed, last_error, next_attempt_at)
     VALUES ($1, $2, 'unload-pallets', $3, 'release', $4, 12, true, $5, now() + interval '1 day')`,
    [randomUUID(), FACTORY, randomUUID(), JSON.stringify(data), error],
  );
  return { error };
};
