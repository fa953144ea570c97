import { type Client, escapeIdentifier } from 'pg';

/**
 * A table in use is waited for no longer than this, so that nobody at work waits behind the change; then it is tried
 * again.
 */
const LOCK_TIMEOUT_MS = 150;
const TRIES = 200;
const PAUSE_MS = 200;

/** Tables whose rows the processes add and read, and never change or delete; with their parts. */
const appendOnly: Readonly<Record<string, readonly string[]>> = { identity: ['audit_entry'] };

/** Who owns the schema of a service and migrates it. Nobody signs in as this role. */
export const ownerOf = (role: string): string => `${role}_owner`;

const untilFree = async (client: Client, statement: string): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      // lock_not_available
      if ((error as { code?: string }).code !== '55P03' || tried === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
};

/**
 * Gives everything of a schema to its owner, and to the role of the service the use of its rows: no process can change
 * its own schema.
 */
export const separateOwner = async (client: Client, schema: string, role: string): Promise<void> => {
  const [schemaName, roleName, owner] = [schema, role, ownerOf(role)].map(escapeIdentifier);
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(`ALTER SCHEMA ${schemaName} OWNER TO ${owner}`);
  // sequences of a table go with it
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s OWNER TO ${owner}', c.oid::regclass) AS statement FROM pg_class c
     WHERE c.relnamespace = $1::regnamespace AND c.relowner <> $2::regrole AND c.relkind IN ('r', 'p', 'v', 'm')
     UNION ALL
     SELECT format('ALTER ROUTINE %s OWNER TO ${owner}', p.oid::regprocedure) FROM pg_proc p
     WHERE p.pronamespace = $1::regnamespace AND p.proowner <> $2::regrole`,
    [schemaName, owner],
  );
  for (const { statement } of rows) await untilFree(client, statement);
  await client.query(`GRANT USAGE ON SCHEMA ${schemaName} TO ${roleName}`);
  for (const [what, rights] of [
    ['TABLES', 'SELECT, INSERT, UPDATE, DELETE'],
    ['SEQUENCES', 'USAGE, SELECT, UPDATE'],
  ]) {
    await client.query(`GRANT ${rights} ON ALL ${what} IN SCHEMA ${schemaName} TO ${roleName}`);
    await client.query(
      `ALTER DEFAULT PRIVILEGES FOR ROLE ${owner} IN SCHEMA ${schemaName} GRANT ${rights} ON ${what} TO ${roleName}`,
    );
  }
  await client.query('RESET lock_timeout');
};

/** After the migrations, which may have made them. */
export const keepAppended = async (client: Client, schema: string, role: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE c.relnamespace = $1::regnamespace AND (c.relname = ANY ($2) OR EXISTS (
       SELECT 1 FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent WHERE i.inhrelid = c.oid AND p.relname = ANY ($2)))
       AND c.relkind IN ('r', 'p')`,
    [escapeIdentifier(schema), appendOnly[schema] ?? []],
  );
  for (const { name } of rows)
    await client.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${name} FROM ${escapeIdentifier(role)}`);
};
