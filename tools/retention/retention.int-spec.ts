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
import { swept, type Kept, type Swept } from './kept-row';
import { kept } from './kept-rows';

const services = {
  packing: { name: 'packing', module: PackingModule, dataSource: packingData },
  dispatch: { name: 'dispatch', module: DispatchModule, dataSource: dispatchData },
  identity: { name: 'identity', module: IdentityModule, dataSource: identityData, config: identityConfig },
  documents: { name: 'documents', module: DocumentsModule, dataSource: documentsData, config: documentsConfig },
} satisfies Record<Swept, ServiceOptions>;

describe('rows that nobody needs any more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-retention-'));
  const BLOB_URL = pathToFileURL(folder).href;
  const env = {
    BLOB_URL,
    MULLION_TOKEN_KEY: 't'.repeat(32),
    PUBLIC_URL: 'http://mullion.test',
    MAIL_FROM: 'mullion@mullion.test',
  };
  const running = {} as Record<Swept, TestService>;
  let world: TestWorld;
  const sweep = async (name: Swept): Promise<void> => {
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
    for (const name of swept) running[name] = await world.boot(services[name], { env });
    await running.identity.sql(`INSERT INTO company (id, name, code, kind) VALUES (1, 'One', 'ONE', 'manufacturer')`);
    await running.identity.sql(
      `INSERT INTO users (company_id, name, email, password_hash, type) VALUES (1, 'P', 'p@mullion.test', '', 1)`,
    );
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
      const isLeft = (row: string) => left.some((id) => row.startsWith(id));
      expect([isLeft(young), isLeft(old)]).toEqual([true, false]);
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

  it.each(swept)('%s: the history of statuses stays for good, and what is open stays however old', async (service) => {
    const sql = (text: string) => running[service].sql(text);
    const age = `now() - interval '20 years'`;
    await sql(
      `INSERT INTO status_change (company_id, table_name, row_id, after, created_at) VALUES (1, 'kept', 1, 2, ${age})`,
    );
    await sql(
      `INSERT INTO dead_letter (subject, company_id, envelope, error, attempts, created_at) VALUES ('evt.open.v1', 1, '{}', '', 3, ${age})`,
    );
    await sweep(service);
    expect(await sql(`SELECT after FROM status_change WHERE table_name = 'kept'`)).toEqual([{ after: 2 }]);
    expect(await sql(`SELECT attempts FROM dead_letter WHERE subject = 'evt.open.v1'`)).toHaveLength(1);
  });
});
