import { readFileSync } from 'node:fs';
import path from 'node:path';
import { services, type ServiceName } from '@mullion/contracts';
import { TestWorld } from '@mullion/server-testing';
import { Client } from 'pg';
import { dataSourceOptions as dispatch } from '../../apps/dispatch/src/data-source';
import { dataSourceOptions as documents } from '../../apps/documents/src/data-source';
import { dataSourceOptions as identity } from '../../apps/identity/src/data-source';
import { dataSourceOptions as orders } from '../../apps/orders/src/data-source';
import { dataSourceOptions as packing } from '../../apps/packing/src/data-source';
import { dataSourceOptions as production } from '../../apps/production/src/data-source';
import { kept } from './kept-rows';

const dataSources: Partial<Record<ServiceName, typeof orders>> = {
  dispatch,
  documents,
  identity,
  orders,
  packing,
  production,
};
const EVERY = 'every service';

interface Listed {
  readonly section: string;
  readonly table: string;
  readonly period: string;
}

/** The rows of docs/retention.md: `| table | kept | why |` below the name of a service. */
const listed = readFileSync(path.join(__dirname, '../../docs/retention.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .flatMap((part): Listed[] => {
    const [section = ''] = part.split('\n');
    const rows = part.matchAll(/^\| `(\w+)`\s*\| ([^|]+?)\s*\| [^|]+\|$/gm);
    return [...rows].map(([, table = '', period = '']) => ({ section: section.trim(), table, period }));
  });
const tablesOf = (section: string): string[] =>
  listed.filter((row) => row.section === section).map(({ table }) => table);

/** The tables of a migrated schema; partitions are their table. */
const TABLES = `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('migrations', 'typeorm_metadata') ORDER BY 1`;

describe('how long rows are kept (docs/retention.md)', () => {
  let world: TestWorld;
  beforeAll(async () => void (world = await TestWorld.open()));
  afterAll(() => world.close());

  it('is asked of every service that has tables', () => {
    // the gateway has none
    expect(Object.keys(dataSources).toSorted()).toEqual(services.filter((name) => name !== 'gateway').toSorted());
  });

  it.each(Object.entries(dataSources))(
    'is listed for every table of %s, and for none that is not there',
    async (service, dataSource) => {
      const client = new Client({ connectionString: await world.database(service as ServiceName, dataSource) });
      await client.connect();
      const { rows } = await client.query<{ name: string }>(TABLES, [service]);
      await client.end();
      expect([...tablesOf(EVERY), ...tablesOf(service)].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    },
  );

  it.each(
    listed
      .filter(({ period }) => /^\d+ days/.test(period))
      .map((row) => [row.section, row.table, row.period, row] as const),
  )('%s: %s for %s is what its sweep does', (_section, _table, period, { section, table }) => {
    const tested = kept.filter((row) => row.table === table && (section === EVERY || row.service === section));
    expect(tested.map(({ days }) => days)).toContain(Number.parseInt(period, 10));
  });

  it('names every table of which a sweep drops rows', () => {
    const periods = new Map(listed.map(({ section, table, period }) => [`${section} ${table}`, period]));
    const always = kept.filter(
      ({ service, table }) => !/\d/.test(periods.get(`${service} ${table}`) ?? periods.get(`${EVERY} ${table}`) ?? ''),
    );
    expect(always).toEqual([]);
  });
});
