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
import { dataSourceOptions as packingData } from '../../apps/packing/src/data-source';
import { PackingModule } from '../../apps/packing/src/packing.module';

const services = {
  packing: { name: 'packing', module: PackingModule, dataSource: packingData },
  dispatch: { name: 'dispatch', module: DispatchModule, dataSource: dispatchData },
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
    insert: `INSERT INTO truck_claim (claim_id, company_id, truck_id, released_at) VALUES ($1, 1, 1, ${ago})`,
    left: 'SELECT claim_id AS id FROM truck_claim',
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
    service: 'dispatch',
    what: 'searches of floors',
    days: 8,
    insert: `INSERT INTO arrangements (id, company_id, instance, state, created_at) VALUES ($1, 1, '{}', 'done', ${ago})`,
    left: 'SELECT id FROM arrangements',
  },
  {
    service: 'documents',
    what: 'jobs of files',
    days: 7,
    insert: `INSERT INTO render_jobs (id, company_id, request_id, kind, pallet_ids, truck_ids, language, state, blob_key, created_at)
      VALUES ($1::uuid, 1, $1::uuid, 'loading', '{}', '{}', 'lt', 'done', 'renders/' || $1::text, ${ago})`,
    left: 'SELECT id FROM render_jobs',
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

  it('packing: a claim that was never released stays however old', async () => {
    const id = randomUUID();
    await running.packing.sql(
      `INSERT INTO truck_claim (claim_id, company_id, truck_id, created_at) VALUES ($1, 1, 1, now() - interval '20 years')`,
      [id],
    );
    await sweep('packing');
    expect(await running.packing.sql('SELECT claim_id FROM truck_claim WHERE claim_id = $1', [id])).toHaveLength(1);
  });
});
