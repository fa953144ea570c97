import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OpenSeedContext, SeedContext } from '@mullion/server-kit';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { type ServiceName, services } from './process-spec';

/**
 * What a service's bundle offers to deployment (tools/build: deploy-entry). `seed` is there when the service has demo
 * data.
 */
export interface ServicePart {
  DataSource: new (options: DataSourceOptions) => DataSource;
  runMigrations: (options: DataSourceOptions) => Promise<number>;
  openSeedContext: (
    sources: Partial<Record<ServiceName, DataSourceOptions>>,
    options: { log: (text: string) => void; now: Date },
  ) => Promise<OpenSeedContext>;
  dataSourceOptions: (url: string) => DataSourceOptions;
  seed?: (context: SeedContext) => Promise<void>;
}

/** What is loaded is a bundle beside this one, known only when it runs. */
const load = createRequire(__filename);

/** Loads the deployment parts of all built services, in the order in which they are listed. */
export function loadServiceParts(): { service: ServiceName; part: ServicePart }[] {
  return services.flatMap((service) => {
    const file = path.join(__dirname, '../apps', service, 'deploy.cjs');
    return fs.existsSync(file) ? [{ service, part: load(file) as ServicePart }] : [];
  });
}

/** The URL of a service from DATABASE_URL_<SERVICE>; named when it is missing. */
export function serviceUrlFromEnvironment(service: ServiceName): string {
  const name = `DATABASE_URL_${service.toUpperCase()}`;
  const url = process.env[name];
  if (!url) throw new Error(`missing environment variable ${name}`);
  return url;
}
