import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { keepAppended, ownerOf, separateOwner } from './owners';

/** Any number; one for this product, so that two launchers on one server take turns. */
const bootstrapLock = 7_340_001;

/**
 * Creates what the services' URLs name: the database, and for each service a role that can sign in and uses the rows of
 * the schema of the service's name, and one that owns that schema and nobody signs in as. No role has a right on
 * another's schema. May run again and again; passwords are set to those of the URLs.
 * @param adminUrl a superuser's URL (any database of the server)
 * @param serviceUrls by service, e.g. orders: postgres://mullion_orders:secret@host:5432/mullion
 */
export async function ensureSchemas(adminUrl: string, serviceUrls: Readonly<Record<string, string>>): Promise<void> {
  const databases = new Set(Object.values(serviceUrls).map((url) => databaseOf(url)));
  for (const database of databases) {
    await withClient(adminUrl, async (admin) => {
      await admin.query('SELECT pg_advisory_lock($1)', [bootstrapLock]);
      const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
      if (known.rowCount === 0)
        await admin.query(`CREATE DATABASE ${escapeIdentifier(database)} ENCODING 'UTF8' TEMPLATE template0`);
      for (const [service, url] of Object.entries(serviceUrls)) {
        if (databaseOf(url) === database) await ensureRole(admin, service, url);
      }
    });
    await withClient(inDatabase(adminUrl, database), async (admin) => {
      await admin.query('SELECT pg_advisory_lock($1)', [bootstrapLock]);
      await admin.query(`REVOKE ALL ON DATABASE ${escapeIdentifier(database)} FROM PUBLIC`);
      await admin.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
      for (const [service, url] of Object.entries(serviceUrls)) {
        if (databaseOf(url) === database) await ensureSchema(admin, service, roleOf(url), database);
      }
    });
  }
}

/** What the migrations of a service connect with: the administrator's URL, as the owner of the schema. */
export function ownerConnection(
  adminUrl: string,
  service: string,
  url: string,
): { url: string; extra: { options: string } } {
  const options = `-c role=${ownerOf(roleOf(url))} -c search_path=${service}`;
  return { url: inDatabase(adminUrl, databaseOf(url)), extra: { options } };
}

/** Takes from the services what they may not do with the rows of certain tables; after the migrations. */
export async function restrictRows(adminUrl: string, serviceUrls: Readonly<Record<string, string>>): Promise<void> {
  for (const [service, url] of Object.entries(serviceUrls))
    await withClient(inDatabase(adminUrl, databaseOf(url)), (admin) => keepAppended(admin, service, roleOf(url)));
}

/** The same URL with another database. */
function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

async function ensureRole(admin: Client, service: string, url: string): Promise<void> {
  const role = roleOf(url);
  const password = decodeURIComponent(new URL(url).password);
  if (!role || !password) throw new Error(`the URL of ${service} names no role or no password`);
  const known = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = known.rowCount === 0 ? 'CREATE' : 'ALTER';
  const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE';
  await admin.query(`${verb} ROLE ${escapeIdentifier(role)} ${rights} PASSWORD ${escapeLiteral(password)}`);
  const owner = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ownerOf(role)]);
  if (owner.rowCount === 0)
    await admin.query(`CREATE ROLE ${escapeIdentifier(ownerOf(role))} NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE`);
}

async function ensureSchema(admin: Client, service: string, role: string, database: string): Promise<void> {
  const [schemaName, roleName, databaseName] = [service, role, database].map((name) => escapeIdentifier(name));
  await admin.query(`GRANT CONNECT ON DATABASE ${databaseName} TO ${roleName}`);
  await admin.query(`GRANT ${roleName}, ${escapeIdentifier(ownerOf(role))} TO CURRENT_USER`);
  await admin.query(`CREATE SCHEMA IF NOT EXISTS ${schemaName} AUTHORIZATION ${escapeIdentifier(ownerOf(role))}`);
  await separateOwner(admin, service, role);
  await admin.query(`REVOKE ALL ON SCHEMA ${schemaName} FROM PUBLIC`);
  await admin.query(`ALTER ROLE ${roleName} IN DATABASE ${databaseName} SET search_path = ${schemaName}`);
}

async function withClient(url: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'mullion-deploy' });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function databaseOf(url: string): string {
  const database = new URL(url).pathname.slice(1);
  if (!database) throw new Error('a database URL without the name of a database');
  return decodeURIComponent(database);
}

function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
