import type { ServiceName } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { TestWorld } from '@mullion/server-testing';
import { Client } from 'pg';
import { dataSourceOptions as dispatch } from '../../apps/dispatch/src/data-source';
import { dueArrangements } from '../../apps/dispatch/src/trucks/arrangement.repository';
import { dataSourceOptions as documents } from '../../apps/documents/src/data-source';
import { dueDeliveries } from '../../apps/documents/src/deliveries/delivery.repository';
import { releaseLost } from '../../apps/documents/src/webhooks/webhook-delivery.repository';
import { dataSourceOptions as identity } from '../../apps/identity/src/data-source';
import { LoginAttemptRepository } from '../../apps/identity/src/sessions/login-attempt.repository';
import { dropExpiredSessions } from '../../apps/identity/src/sessions/session.repository';
import { dropOldPinCounts } from '../../apps/identity/src/terminals/pin-count.repository';

/**
 * After an outage everything is due at once: a statement that took all of it would hold its locks and its rows for as
 * long.
 */
describe('a sweep', () => {
  let world: TestWorld;
  const clients: Client[] = [];
  beforeAll(async () => void (world = await TestWorld.open()));
  afterAll(async () => {
    for (const client of clients) await client.end();
    await world.close();
  });

  /** A migrated database on which no service runs, and how many rows each statement of a sweep gave. */
  const open = async (service: ServiceName, dataSource: typeof dispatch) => {
    const client = new Client({
      connectionString: await world.database(service, dataSource),
      options: `-c search_path=${service}`,
    });
    await client.connect();
    clients.push(client);
    const counts: number[] = [];
    const read = async (sql: string, params: unknown[] = []) => {
      const { rows, rowCount } = await client.query(sql, params);
      counts.push(rowCount ?? 0);
      return rows;
    };
    return { client, counts, database: { schema: service, read } as unknown as Database };
  };
  const countOf = async (client: Client, where: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${where}`)).rows[0]?.count);

  it('brings back so many lost searches of floors at once, and gives up so many', async () => {
    const { client, database } = await open('dispatch', dispatch);
    await client.query(`INSERT INTO arrangements (id, company_id, instance, due_at, attempts)
      SELECT gen_random_uuid(), 1, '{}', now() - interval '1 hour', CASE WHEN n % 2 = 0 THEN 0 ELSE 1000 END FROM generate_series(1, 500) n`);
    const { again, failed } = await dueArrangements(database);
    expect([again.length, failed.length]).toEqual([100, 100]);
  });

  it('brings back so many messages of dead workers at once', async () => {
    const { client, database } = await open('documents', documents);
    await client.query(`
      INSERT INTO webhooks (id, company_id, url, events, secrets) VALUES (1, 1, 'https://a.test', '{}', '[]');
      INSERT INTO webhook_messages (id, company_id, event_id, event, body) SELECT n, 1, gen_random_uuid(), 'e', '{}' FROM generate_series(1, 1500) n;
      INSERT INTO webhook_deliveries (company_id, webhook_id, message_id, state, due_at) SELECT 1, 1, n, 'sending', now() - interval '1 hour' FROM generate_series(1, 1500) n`);
    await releaseLost(database, 5);
    expect(await countOf(client, `webhook_deliveries WHERE state = 'sending'`)).toBe(500);
  });

  it('takes so many mails at once, which carry pictures', async () => {
    const { client, database } = await open('documents', documents);
    await client.query(`INSERT INTO email_deliveries (company_id, truck_id, truck, departure, kind, email, subject, body, html, state, message_id, due_at)
      SELECT 1, n, 'T', 1, 'contact', 'a@b.test', 's', 'b', 'h', CASE WHEN n % 2 = 0 THEN 'pending' ELSE 'sending' END, n, now() - interval '1 hour'
      FROM generate_series(1, 500) n`);
    await client.query(
      'INSERT INTO recalled_departures (truck_id, departure, company_id) SELECT n * 2, 1, 1 FROM generate_series(1, 120) n',
    );
    const { changed, due } = await dueDeliveries(database);
    const [doubtful, cancelled] = ['unknown', 'cancelled'].map(
      (state) => changed.filter((row) => row.state === state).length,
    );
    expect([doubtful, cancelled, due.length]).toEqual([100, 100, 100]);
  });

  it('drops sessions, tries to sign in and wrong PINs so many at once, until none is left', async () => {
    const { client, counts, database } = await open('identity', identity);
    await client.query(`INSERT INTO company (id, name, code, kind) VALUES (1, 'One', 'ONE', 'manufacturer')`);
    await client.query(
      `INSERT INTO users (company_id, name, email, password_hash, type) VALUES (1, 'P', 'p@mullion.test', '', 1)`,
    );
    await client.query(`INSERT INTO session (id, user_id, company_id, address, agent, created_at, used_at, expires_at)
      SELECT gen_random_uuid(), users.id, 1, '', '', now(), now(), now() - interval '1 day' FROM users, generate_series(1, 1500)`);
    await client.query(`INSERT INTO login_attempt (key, window_started_at, tries)
      SELECT convert_to(n::text, 'UTF8'), now() - interval '1 year', 1 FROM generate_series(1, 6000) n`);
    await client.query(
      `INSERT INTO pin_count (key, wrong, last_at) SELECT n::text, 1, now() - interval '1 year' FROM generate_series(1, 6000) n`,
    );
    await dropExpiredSessions(database, new Date());
    await new LoginAttemptRepository(database, new Date()).dropOld();
    await dropOldPinCounts(database, new Date());
    expect(counts).toEqual([1000, 500, 5000, 1000, 5000, 1000]);
  });
});
