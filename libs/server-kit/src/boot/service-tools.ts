import type { Copies } from '../copies/copies';
import type { Database } from '../database/database';
import type { Bus } from '../events/bus';
import type { Queues } from '../jobs/queues';
import type { Rpc } from '../rpc/rpc';
import type { Sagas } from '../sagas/sagas';
import type { Clock } from './clock';
import type { RowWaiter } from './row-waiter';

/**
 * What use cases work with. Controllers, sagas and sweeps inject it and hand it on; a use case takes of it what it
 * needs.
 */
export class ServiceTools<Config extends object = object> {
  readonly database: Database;
  readonly rpc: Rpc;
  readonly bus: Bus;
  readonly copies: Copies;
  readonly sagas: Sagas;
  readonly queues: Queues;
  readonly clock: Clock;
  readonly rowWaiter: RowWaiter;
  readonly config: Config;

  constructor(parts: ServiceTools<Config>) {
    this.database = parts.database;
    this.rpc = parts.rpc;
    this.bus = parts.bus;
    this.copies = parts.copies;
    this.sagas = parts.sagas;
    this.queues = parts.queues;
    this.clock = parts.clock;
    this.rowWaiter = parts.rowWaiter;
    this.config = parts.config;
  }
}
