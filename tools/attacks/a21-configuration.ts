import { spawn } from 'node:child_process';
import { Client } from 'pg';
import { finding, type Finding } from './attack';

/** As each process signs in at the database. */
export const roles = (urls: Readonly<Record<string, string>>): Promise<Finding> => {
  const cases = Object.entries(urls).flatMap(([service, url]) => [
    [url, `CREATE TABLE ${service}.a21 (id int)`] as const,
    [url, `ALTER TABLE ${service}.outbox ADD COLUMN a21 int`] as const,
    [url, `TRUNCATE ${service}.outbox`] as const,
    [url, `SET ROLE mullion_${service}_owner`] as const,
    ...(service === 'identity'
      ? ['DELETE FROM audit_entry', 'UPDATE audit_entry SET user_name = $$x$$', 'DROP TABLE audit_entry'].map(
          (sql) => [url, sql] as const,
        )
      : []),
  ]);
  return finding('processes that change their schema or what was done', cases, async ([url, statement]) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query(statement);
      return statement;
    } catch (error) {
      return (error as { code?: string }).code === '42501' ? null : `${statement}: ${String(error)}`;
    } finally {
      await client.query('ROLLBACK').catch(() => undefined);
      await client.end();
    }
  });
};

/** EX_CONFIG: a process that says what is wrong with its variables. */
const CONFIGURATION = 78;

/** Started as the examples stand, with an address that others reach. */
export const examples = (root: string): Promise<Finding> =>
  finding(
    'processes with the secrets of the examples',
    ['gateway', 'identity', 'documents', 'worker-mail'],
    (name) => {
      const env = {
        ...{
          PATH: process.env.PATH ?? '',
          PUBLIC_URL: 'https://mullion.example.com',
          HEALTH_PORT: '0',
          PORT: '0',
          BLOB_URL: 'file:///tmp/a21',
        },
        ...{
          MULLION_CONTEXT_KEY: 'development-only-context-key-change-me',
          MULLION_TOKEN_KEY: 'at-least-32-other-random-characters',
        },
        ...{
          NATS_URL: 'nats://127.0.0.1:1',
          REDIS_URL: 'redis://127.0.0.1:1',
          DATABASE_URL: 'postgres://127.0.0.1:1/x',
        },
        ...{ MAIL_FROM: 'a@b.test', SMTP_URL: 'smtp://127.0.0.1:1' },
      };
      return new Promise((resolve) => {
        const child = spawn(process.execPath, [`dist/apps/${name}/main.cjs`], { cwd: root, env, stdio: 'ignore' });
        const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
        child.once('exit', (code) => {
          clearTimeout(late);
          resolve(code === CONFIGURATION ? null : `${name} started: ${code}`);
        });
      });
    },
    2,
  );
