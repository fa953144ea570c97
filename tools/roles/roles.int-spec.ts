import { randomBytes } from 'node:crypto';
import { runMigrations } from '@mullion/server-kit';
import { testServers } from '@mullion/server-testing';
import { Client } from 'pg';
import { dataSourceOptions } from '../../apps/identity/src/data-source';
import { ensureSchemas, ownerConnection, restrictRows } from '../../deploy/database';

const mark = randomBytes(4).toString('hex');
const role = `mullion_identity_${mark}`;
const database = `roles_${mark}`;
const urls = (): Readonly<Record<'identity', string>> => {
  const url = new URL(testServers().databaseUrl);
  return {
    identity: Object.assign(url, { username: role, password: 'a-password-of-this-test', pathname: `/${database}` })
      .href,
  };
};

/** Work with one connection. */
const as = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const asAdmin = <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const { databaseUrl } = testServers();
  return as(Object.assign(new URL(databaseUrl), { pathname: `/${database}` }).href, work);
};

/** What a deployment does. */
const deploy = async (): Promise<void> => {
  const { databaseUrl } = testServers();
  await ensureSchemas(databaseUrl, urls());
  await runMigrations({
    ...dataSourceOptions(urls().identity),
    ...ownerConnection(databaseUrl, 'identity', urls().identity),
  } as never);
  await restrictRows(databaseUrl, urls());
};

describe('the role of a process', () => {
  beforeAll(deploy);
  afterAll(() => as(testServers().databaseUrl, (admin) => admin.query(`DROP DATABASE ${database} WITH (FORCE)`)));

  const refused = (statement: string) =>
    as(urls().identity, (client) =>
      expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|P0001)$/) }),
    );

  it.each([
    'CREATE TABLE identity.mine (id int)',
    'ALTER TABLE identity.users ADD COLUMN mine int',
    'DROP TABLE identity.users',
    'TRUNCATE identity.users',
    'CREATE SCHEMA mine',
    `SET ROLE ${role}_owner`,
    `ALTER TABLE identity.audit_entry OWNER TO ${role}`,
  ])('cannot change its schema: %s', (statement) => refused(statement));

  it.each([
    'DELETE FROM identity.audit_entry',
    "UPDATE identity.audit_entry SET user_name = 'nobody'",
    'DELETE FROM identity.audit_entry_default',
    'TRUNCATE identity.audit_entry',
  ])('cannot take back what was done: %s', (statement) => refused(statement));

  it('adds entries and makes the months they go to, and drops none that is kept', async () => {
    await as(urls().identity, async (client) => {
      await client.query(`SELECT make_audit_month('2031-05-01')`);
      await client.query(`SELECT make_audit_month('2031-05-01')`);
      await client.query(
        `INSERT INTO audit_entry (company_id, occurred_at, table_name, action, verb, user_name, changes) VALUES (1, '2031-05-02', 'users', 'x', 'edited', 'x', '[]')`,
      );
      expect((await client.query('SELECT tableoid::regclass::text AS part FROM audit_entry')).rows).toEqual([
        { part: 'audit_entry_2031_05' },
      ]);
      await client.query(`SELECT make_audit_month('2020-05-01')`);
      await client.query(`SELECT drop_audit_month('audit_entry_2020_05')`);
      await client.query('UPDATE company SET name = name WHERE id = 1');
    });
    await refused('DELETE FROM identity.audit_entry_2031_05');
    await refused(`SELECT identity.drop_audit_month('audit_entry_2031_05')`);
    await refused(`SELECT identity.drop_audit_month('users')`);
  });

  it('loses what it owned before there were two roles, and goes on', async () => {
    await asAdmin(async (admin) => {
      await admin.query(`ALTER SCHEMA identity OWNER TO ${role}`);
      await admin.query(`ALTER TABLE identity.users OWNER TO ${role}`);
      await admin.query(`ALTER TABLE identity.audit_entry OWNER TO ${role}`);
    });
    await deploy();
    await refused('ALTER TABLE identity.users ADD COLUMN mine int');
    await refused('DELETE FROM identity.audit_entry');
    await as(urls().identity, (client) => client.query('SELECT count(*) FROM users'));
  });
});
