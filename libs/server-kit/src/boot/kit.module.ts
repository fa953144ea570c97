import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Blobs } from '../blob/blobs';
import { KIT_CONFIG, type KitConfig } from '../config/config';
import { Copies } from '../copies/copies';
import { CopyStates } from '../copies/copy-states';
import type { AnyCopy } from '../copies/define-copy';
import { Database } from '../database/database';
import { Bus } from '../events/bus';
import { DeadLetterHooks } from '../events/dead-letter-hooks';
import { DeadLetters } from '../events/dead-letters';
import { EventBacklog } from '../events/event-backlog';
import type { Inbox } from '../events/inbox';
import { Queues } from '../jobs/queues';
import { Rpc } from '../rpc/rpc';
import { Sagas } from '../sagas/sagas';
import { Clock } from './clock';
import type { Link } from './link';
import { ServiceTools } from './service-tools';
import { RowWaiter } from './row-waiter';

export interface KitParts {
  readonly config: KitConfig<{ readonly BLOB_URL?: string }>;
  readonly link: Link;
  readonly dataSource: DataSource | null;
  readonly database: Database | null;
  readonly queues: Queues;
  /** Knows its handlers once the application's providers are known. */
  readonly inbox: () => Inbox;
  readonly hooks: DeadLetterHooks;
  readonly backlog: EventBacklog | null;
  /** Filled once the application's providers are known. */
  readonly copies: AnyCopy[];
}

/**
 * Everything a service injects by class: DataSource, Database, Rpc, Bus, Sagas, Copies, DeadLetters, DeadLetterHooks,
 * EventBacklog, Queues, Blobs, Clock, ServiceTools (what use cases need of them); the configuration by KIT_CONFIG.
 */
@Module({})
export class KitModule {
  static with(parts: KitParts): DynamicModule {
    const clock = new Clock();
    const providers: Provider[] = [
      { provide: KIT_CONFIG, useValue: parts.config },
      { provide: Rpc, useValue: parts.link.rpc },
      { provide: Bus, useValue: parts.link.bus },
      { provide: Queues, useValue: parts.queues },
      { provide: Blobs, useValue: new Blobs(parts.config.BLOB_URL) },
      { provide: Clock, useValue: clock },
      ...databaseProviders(parts, clock),
    ];
    return {
      module: KitModule,
      global: true,
      providers,
      exports: providers.map((provider) => (provider as { provide: symbol }).provide),
    };
  }
}

const databaseProviders = (parts: KitParts, clock: Clock): Provider[] => {
  const { config, link, dataSource, database, queues, inbox, hooks, backlog, copies: definitions } = parts;
  if (!dataSource || !database || !backlog) return [];
  const rowWaiter = new RowWaiter();
  const sagas = new Sagas(database, rowWaiter);
  const copies = new Copies(database, link.rpc, link.bus, () => definitions);
  const tools = new ServiceTools({
    config,
    database,
    rpc: link.rpc,
    bus: link.bus,
    copies,
    sagas,
    queues,
    clock,
    rowWaiter,
  });
  return [
    { provide: DataSource, useValue: dataSource },
    { provide: Database, useValue: database },
    { provide: Sagas, useValue: sagas },
    { provide: ServiceTools, useValue: tools },
    { provide: Copies, useValue: copies },
    { provide: CopyStates, useValue: new CopyStates(database, link.rpc, copies) },
    { provide: DeadLetters, useValue: new DeadLetters(database, inbox, copies) },
    { provide: DeadLetterHooks, useValue: hooks },
    { provide: EventBacklog, useValue: backlog },
  ];
};
