/**
 * Creates roles and schemas when ADMIN_DATABASE_URL is given, then migrates every service as the owner of its schema.
 * Prints one JSON line.
 */
import 'reflect-metadata';
import { unsafeValues } from '../libs/server-kit/src/config/unsafe-values';
import { ensureSchemas, ownerConnection, restrictRows } from './database';
import { services, type ServiceName } from './process-spec';
import { loadServiceParts, type ServicePart, serviceUrlFromEnvironment } from './service-parts';

async function main(): Promise<void> {
  const unsafe = unsafeValues(process.env);
  if (unsafe.length > 0) throw new Error(unsafe.join('; '));
  const urls = Object.fromEntries(services.map((service) => [service, serviceUrlFromEnvironment(service)]));
  const adminUrl = process.env['ADMIN_DATABASE_URL'];
  if (adminUrl) await ensureSchemas(adminUrl, urls);
  const applied = await Promise.all(loadServiceParts().map(({ service, part }) => migrate(service, part, adminUrl)));
  if (adminUrl) await restrictRows(adminUrl, urls);
  console.log(JSON.stringify({ migrated: Object.fromEntries(applied) }));
}

async function migrate(
  service: ServiceName,
  part: ServicePart,
  adminUrl: string | undefined,
): Promise<[string, number]> {
  const url = serviceUrlFromEnvironment(service);
  const options = { ...part.dataSourceOptions(url), ...(adminUrl ? ownerConnection(adminUrl, service, url) : {}) };
  return [service, await part.runMigrations({ ...options, applicationName: `migrate-${service}` } as typeof options)];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
