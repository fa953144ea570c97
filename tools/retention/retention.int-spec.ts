import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBlobStore, type ServiceOptions } from '@mullion/server-kit';
import { TestWorld, type TestService } from '@mullion/server-testing';
import { dataSourceOptions as dispatchData } from '../../apps/dispatch/src/data-source';
import { DispatchModule } from '../../apps/dispatch/src/dispatch.module';
import { documentsConfig } from '../../apps/documents/src/config';
import { dataSourceOptions as documentsData } from '../../apps/documents/src/data-source';
import { DocumentsModule } from '../../apps/documents/src/documents.module';
import { identityConfig } from '../../apps/identity/src/config';
import { dataSourceOptions as identityData } from '../../apps/identity/src/data-source';
import { IdentityModule } from '../../apps/identity/src/identity.module';
import { dataSourceOptions as packingData } from '../../apps/packing/src/data-source';
import { PackingModule } from '../../apps/packing/src/packing.module';

const services = {
  packing: { name: 'packing', module: PackingModule, dataSource: packingData },
  dispatch: { name: 'dispatch', module: DispatchModule, dataSource: dispatchData },
  identity: { name: 'identity', module: IdentityModule, dataSource: identityData, config: identityConfig },
  documents: { name: 'documents', module: DocumentsModule, dataSource: documentsData, config: documentsConfig },
} satisfies Record<string, ServiceOptions>;
type Name = keyof typeof services;

/** A table, how long it keeps a row, and a row of it that is so old: $1 the row's id, $2 its age in days. */
interface Kept {
  readonly service: Name;
  readonly what: string;
  readonly days: number;
  readonly insert: string;
  /** Ids that are still there. */
  readonly left: string;
}

const ago = `now() - $2::int * interval '1 day'`;
/** Of a session that ends after two weeks without use, and was used so many days ago. */
const session = `INSERT INTO session (id, user_id, company_id, address, agent, created_at, used_at, expires_at)
  SELECT $1::uuid, id, company_id, '10.0.0.1', 'Firefox/140', now() - interval '1 year', ${ago}, ${ago} + interval '14 days' FROM users LIMIT 1`;
const run = (state: string) => `INSERT INTO packing_run (id, company_id, user_name, state, queue, order_ids, products_count, settings,
    resolved, instance, snapshot, budget_seconds, seed, plan, undo, finished_at)
  VALUES ($1, 1, 'P', '${state}', 'quick', '{}', 0, '{}', '{}', '{}', '{}', 5, 1, '{}', '{}', ${ago})`;
/** Of the kit, in the schema of every service. */
const kit: readonly Omit<Kept, 'service'>[] = [
  {
    what: 'idempotency',
    days: 7,
    insert: `INSERT INTO idempotency (company_id, user_id, subject, key, part, body_hash, created_at) VALUES (1, 1, 's', $1, 0, '', ${ago})`,
    left: 'SELECT key AS id FROM idempotency',
  },
  {
    what: 'published events',
    days: 14,
    insert: `INSERT INTO outbox (event_id, subject, company_id, data, published_at) VALUES ($1, 'evt.old.v1', 1, '{}', ${ago})`,
    left: 'SELECT event_id AS id FROM outbox',
  },
  {
    what: 'finished sagas',
    days: 14,
    insert: `INSERT INTO saga (id, company_id, kind, key, state, data, done_at) VALUES ($1::uuid, 1, 'old', $1::text, 'done', '{}', ${ago})`,
    left: 'SELECT id FROM saga',
  },
  {
    what: 'closed dead letters',
    days: 90,
    insert: `INSERT INTO dead_letter (event_id, subject, envelope, error, attempts, resolved_at) VALUES ($1, 's', '{}', '', 3, ${ago})`,
    left: 'SELECT event_id AS id FROM dead_letter',
  },
];

const kept: readonly Kept[] = [
  ...(Object.keys(services) as Name[]).flatMap((service) => kit.map((of) => ({ service, ...of }))),
  {
    service: 'packing',
    what: 'released claims',
    days: 30,
    insert: `INSERT INTO truck_claim (claim_id, company_id, truck_id, released_at, created_at)
      VALUES ($1, 1, 1, ${ago}, now() - interval '20 years')`,
    left: 'SELECT claim_id AS id FROM truck_claim',
  },
  {
    service: 'packing',
    what: 'claims that were never released',
    days: 30,
    insert: `INSERT INTO truck_claim (claim_id, company_id, truck_id, created_at) VALUES ($1, 1, 1, ${ago})`,
    left: 'SELECT claim_id AS id FROM truck_claim',
  },
  {
    service: 'packing',
    what: 'departures',
    days: 30,
    // a truck's last departure stays
    insert: `INSERT INTO truck_departure (truck_id, departure, company_id, answer, created_at)
      VALUES (hashtext($1), 1, 1, jsonb_build_object('id', $1), ${ago}), (hashtext($1), 2, 1, '{}', now())`,
    left: `SELECT answer ->> 'id' AS id FROM truck_departure`,
  },
  {
    service: 'packing',
    what: 'recalled departures',
    days: 30,
    insert: `INSERT INTO truck_departure (truck_id, departure, company_id, answer, recalled_at, created_at)
      VALUES (hashtext($1), 1, 1, jsonb_build_object('id', $1), ${ago}, now() - interval '20 years'), (hashtext($1), 2, 1, '{}', NULL, now())`,
    left: `SELECT answer ->> 'id' AS id FROM truck_departure`,
  },
  {
    service: 'packing',
    what: 'requests for preparation lists',
    days: 7,
    insert: `INSERT INTO render_request (request_id, company_id, pallet_ids, context, job_id, created_at)
      VALUES ($1::uuid, 1, '{}', '{}', $1::uuid, ${ago})`,
    left: 'SELECT request_id AS id FROM render_request',
  },
  {
    service: 'packing',
    what: 'plans of runs',
    days: 30,
    insert: run('applied'),
    left: 'SELECT id FROM packing_run WHERE plan IS NOT NULL',
  },
  {
    service: 'packing',
    what: 'what takes runs back',
    days: 30,
    insert: run('failed'),
    left: 'SELECT id FROM packing_run WHERE undo IS NOT NULL',
  },
  { service: 'packing', what: 'runs', days: 365, insert: run('discarded'), left: 'SELECT id FROM packing_run' },
  {
    service: 'packing',
    what: 'what terminals work on',
    days: 2,
    insert: `INSERT INTO terminal_work (company_id, terminal, kind, target_id, user_name, waiting, seen_at) VALUES (1, $1, 'truck', 1, 'P', 1, ${ago})`,
    left: 'SELECT terminal AS id FROM terminal_work',
  },
  {
    service: 'packing',
    what: 'settled scan mismatches',
    days: 365,
    insert: `INSERT INTO scan_conflict (company_id, user_id, user_name, key, body_hash, kind, code, target_code, problem, params, made_at, settled_at, settled_how)
      VALUES (1, 1, 'P', $1, '', 'product', 'B1', 'P1', 'product.not_found', '{}', now() - interval '20 years', ${ago}, 'dismissed')`,
    left: 'SELECT key AS id FROM scan_conflict',
  },
  {
    service: 'dispatch',
    what: 'searches of floors',
    days: 8,
    insert: `INSERT INTO arrangements (id, company_id, instance, state, created_at) VALUES ($1, 1, '{}', 'done', ${ago})`,
    left: 'SELECT id FROM arrangements',
  },
  { service: 'identity', what: 'sessions that nobody used', days: 14, insert: session, left: 'SELECT id FROM session' },
  {
    service: 'identity',
    what: 'tokens of such sessions',
    days: 14,
    insert: `WITH opened AS (${session} RETURNING id)
      INSERT INTO refresh_token (hash, session_id, issued_at) SELECT convert_to($1::text, 'UTF8'), id, now() FROM opened`,
    left: `SELECT convert_from(hash, 'UTF8') AS id FROM refresh_token`,
  },
  {
    service: 'identity',
    what: 'tries to sign in',
    days: 1,
    insert: `INSERT INTO login_attempt (key, window_started_at, tries) VALUES (convert_to($1, 'UTF8'), ${ago}, 20)`,
    left: `SELECT convert_from(key, 'UTF8') AS id FROM login_attempt`,
  },
  {
    service: 'documents',
    what: 'jobs of files',
    days: 7,
    insert: `INSERT INTO render_jobs (id, company_id, request_id, kind, pallet_ids, truck_ids, language, state, blob_key, created_at)
      VALUES ($1::uuid, 1, $1::uuid, 'loading', '{}', '{}', 'lt', 'done', 'renders/' || $1::text, ${ago})`,
    left: 'SELECT id FROM render_jobs',
  },
  {
    service: 'documents',
    what: 'labels that were asked for',
    days: 90,
    insert: `WITH printer AS (INSERT INTO label_printers (company_id, name, host, port, dpi, width, height, agent)
        VALUES (1, $1::text, '10.0.0.9', 9100, 203, 100, 50, 'main') RETURNING id)
      INSERT INTO label_jobs (company_id, printer_id, kind, subject_id, name, language, state, asked_by, asked_at, finished_at)
      SELECT 1, id, 'pallet', 1, $1::text, 'lt', 'done', 'P', ${ago}, ${ago} FROM printer`,
    left: 'SELECT name AS id FROM label_jobs',
  },
  {
    service: 'documents',
    what: 'messages to webhooks',
    days: 30,
    insert: `INSERT INTO webhook_messages (company_id, event_id, event, body, created_at) VALUES (1, $1, 'order.changed', '{}', ${ago})`,
    left: 'SELECT event_id AS id FROM webhook_messages',
  },
  {
    service: 'documents',
    what: 'deliveries of webhooks',
    days: 30,
    insert: `WITH webhook AS (
        INSERT INTO webhooks (company_id, url, events, secrets) VALUES (1, 'https://old.test/' || $1::text, '{}', '[]') RETURNING id),
      message AS (INSERT INTO webhook_messages (company_id, event_id, event, body, created_at) VALUES (1, $1::uuid, 'e', '{}', ${ago}) RETURNING id)
      INSERT INTO webhook_deliveries (company_id, webhook_id, message_id, state, error, finished_at)
      SELECT 1, webhook.id, message.id, 'failed', $1::text, ${ago} FROM webhook, message`,
    left: 'SELECT error AS id FROM webhook_deliveries',
  },
];

describe('rows that nobody needs any more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-retention-'));
  const BLOB_URL = pathToFileURL(folder).href;
  const env = { BLOB_URL, MULLION_TOKEN_KEY: 't'.repeat(32), PUBLIC_URL: 'http://mullion.test', MAIL_FROM: 'mullion@mullion.test' };
  const running = {} as Record<Name, TestService>;
  let world: TestWorld;
  const sweep = async (name: Name): Promise<void> => {
    const { sweeps } = running[name].running;
    // copies are compared with owners, of whom none is here
    for (const one of sweeps?.names.filter((all) => !all.startsWith('kit.copies')) ?? []) await sweeps?.runNow(one);
  };
  const insert = async ({ service, insert: sql }: Kept, age: number): Promise<string> => {
    const id = randomUUID();
    await running[service].sql(sql, [id, age]);
    return id;
  };

  beforeAll(async () => {
    world = await TestWorld.open();
    for (const name of Object.keys(services) as Name[]) running[name] = await world.boot(services[name], { env });
    await running.identity.sql(`INSERT INTO company (id, name, code, kind) VALUES (1, 'One', 'ONE', 'manufacturer')`);
    await running.identity.sql(`INSERT INTO users (company_id, name, email, password_hash, type) VALUES (1, 'P', 'p@mullion.test', '', 1)`);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it.each(kept.map((of) => [of.service, of.what, of.days, of] as const))(
    '%s: %s go after %i days, not before',
    async (service, _what, days, of) => {
      const old = await insert(of, days + 1);
      const young = await insert(of, days - 1);
      await sweep(service);
      const left = (await running[service].sql<{ id: string }>(of.left)).map(({ id }) => id);
      expect(left).toContain(young);
      expect(left).not.toContain(old);
    },
  );

  it('documents: a file goes with its job', async () => {
    const of = kept.find(({ what }) => what === 'jobs of files') as Kept;
    const [old, young] = [await insert(of, 8), await insert(of, 6)];
    const blobs = await openBlobStore(BLOB_URL);
    for (const id of [old, young]) await blobs.put(`renders/${id}`, Buffer.from('file'));
    await sweep('documents');
    expect(await blobs.stat(`renders/${old}`)).toBeNull();
    expect(await blobs.stat(`renders/${young}`)).not.toBeNull();
  });

  it.each(Object.keys(services) as Name[])(
    '%s: the history of statuses stays for good, and what is open stays however old',
    async (service) => {
      const sql = (text: string) => running[service].sql(text);
      const age = `now() - interval '20 years'`;
      await sql(`INSERT INTO status_change (company_id, table_name, row_id, after, created_at) VALUES (1, 'kept', 1, 2, ${age})`);
      await sql(
        `INSERT INTO dead_letter (subject, company_id, envelope, error, attempts, created_at) VALUES ('evt.open.v1', 1, '{}', '', 3, ${age})`,
      );
      await sweep(service);
      expect(await sql(`SELECT after FROM status_change WHERE table_name = 'kept'`)).toEqual([{ after: 2 }]);
      expect(await sql(`SELECT attempts FROM dead_letter WHERE subject = 'evt.open.v1'`)).toHaveLength(1);
    },
  );
});
