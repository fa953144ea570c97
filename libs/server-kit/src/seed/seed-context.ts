import type { ServiceName } from '@mullion/contracts';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { pooled } from '../database/connect';
import { Database } from '../database/database';

/**
 * What a seed function (`apps/<service>/src/seed/index.ts`, `export const seed = async (ctx: SeedContext) => { … }`)
 * works with.
 */
export interface SeedContext {
  /**
   * The database of a service; events recorded in its transactions go out through its outbox as soon as the service
   * runs.
   */
  database(service: ServiceName): Database;
  readonly log: (text: string) => void;
  /** The moment the demo factory lives in; dates are counted from it, so that a seed is the same every time. */
  readonly now: Date;
}

export interface OpenSeedContext extends SeedContext {
  close(): Promise<void>;
}

/** Opens a seed context on migrated databases. */
export const openSeedContext = async (
  sources: Partial<Record<ServiceName, DataSourceOptions>>,
  { log, now = new Date() }: { log: (text: string) => void; now?: Date },
): Promise<OpenSeedContext> => {
  const open = new Map<ServiceName, Database>();
  for (const [name, options] of Object.entries(sources) as [ServiceName, DataSourceOptions][]) {
    const dataSource = await new DataSource(
      pooled({ schema: name, ...options } as DataSourceOptions, `seed-${name}`, 2),
    ).initialize();
    open.set(name, new Database(dataSource, name));
  }
  return {
    database: (service) => {
      const found = open.get(service);
      if (!found) throw new Error(`no database of ${service} was given to the seed`);
      return found;
    },
    log,
    now,
    close: async () => {
      for (const database of open.values()) await database.dataSource.destroy();
    },
  };
};
