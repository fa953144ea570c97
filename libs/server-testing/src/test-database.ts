import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { testServers } from './servers';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

type Options = (url: string) => DataSourceOptions;

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

const asAdmin = async <T>(work: (client: Client) => Promise<T>, url = testServers().databaseUrl): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const migrationNames = (options: DataSourceOptions): string =>
  [...((options.migrations as unknown[] | undefined) ?? [])]
    .map((one) => (typeof one === 'function' ? one.toString() : String(one)))
    .join('\n');

const migrate = async (url: string, service: string, options: Options): Promise<void> => {
  await asAdmin((client) => client.query(`CREATE SCHEMA "${service}"`), url);
  const dataSource = await new DataSource({
    ...options(url),
    poolSize: 2,
    extra: { options: `-c search_path=${service}` },
  } as DataSourceOptions).initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
};

const templateName = (service: string, options: Options): string => {
  const migrations = migrationNames(options('postgres://x/x'));
  return `mullion_template_${service}_${createHash('sha256').update(migrations).digest('hex').slice(0, 12)}`;
};

/** One migrated template a service and state of its migrations, made by whichever jest worker comes first. */
const makeTemplate = (name: string, service: string, options: Options): Promise<void> =>
  asAdmin(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_${randomBytes(4).toString('hex')}`;
    await client.query(`CREATE DATABASE "${unfinished}"`);
    await migrate(withDatabase(testServers().databaseUrl, unfinished), service, options);
    await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  });

/** A fresh database of a service, its schema migrated; copied from a template, so it costs some ten milliseconds. */
export const testDatabase = async (service: string, options: Options): Promise<TestDatabase> => {
  const template = templateName(service, options);
  await makeTemplate(template, service, options);
  const name = `mullion_test_${service}_${randomBytes(6).toString('hex')}`;
  // Only one copy of a template can be made at a time.
  await asAdmin(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    // copies files; the default writes every page to the log, which takes seven times the processor
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY file_copy`);
  });
  return {
    url: withDatabase(testServers().databaseUrl, name),
    drop: () => asAdmin(async (client) => void (await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))),
  };
};
