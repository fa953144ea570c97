/**
 * Fills the demo factory: runs the seed functions of all services in their order, each service's tables with its own
 * role.
 */
import 'reflect-metadata';
import { loadServiceParts, serviceUrlFromEnvironment } from './service-parts';

async function main(): Promise<void> {
  const parts = loadServiceParts();
  const now = new Date();
  const sources = Object.fromEntries(
    parts.map(({ service, part }) => [service, part.dataSourceOptions(serviceUrlFromEnvironment(service))]),
  );
  for (const { service, part } of parts) {
    if (!part.seed) continue;
    const context = await part.openSeedContext(sources, { log: (text) => console.log(`${service}: ${text}`), now });
    try {
      await part.seed(context);
    } finally {
      await context.close();
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
});
