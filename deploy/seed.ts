/** Fills the demo factory: runs the seed functions of all services, each with its own role. */
import 'reflect-metadata';
import { loadServiceParts, serviceUrlFromEnvironment } from './service-parts';

async function main(): Promise<void> {
  for (const { service, part } of loadServiceParts()) {
    if (!part.seed) continue;
    await part.seed({ databaseUrl: serviceUrlFromEnvironment(service), blobUrl: process.env['BLOB_URL'], now: new Date() });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
