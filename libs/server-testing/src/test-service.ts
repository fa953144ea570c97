import type { AnyCall, AnyRoute, EventDefinition, EventHead, Stamp } from '@mullion/contracts';
import { Database, type ServiceApp } from '@mullion/server-kit';
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Caller } from './caller';
import { mustKeepKey } from './kept-keys';
import { eventually } from './eventually';

/** An event on its way, and the stamp a reader gives to wait for it. */
export interface PublishedEvent extends EventHead {
  readonly stamp: Stamp;
}

/** The part of a world that a service under test asks for. */
interface ServiceWorld {
  api<C extends AnyCall | AnyRoute>(contract: C): Caller<C>;
  publish<D extends z.ZodType>(
    event: EventDefinition<D>,
    companyId: number,
    data: z.input<D>,
    given?: { id?: string; position?: number; requestId?: string },
  ): Promise<PublishedEvent>;
}

/** A service under test, running in this process on real servers. */
export class ServiceUnderTest<World extends ServiceWorld> {
  constructor(
    readonly running: ServiceApp,
    readonly world: World,
    /** Give it to `world.boot` for a second replica. */
    readonly databaseUrl: string | null,
  ) {}

  /** A provider of the service. */
  get<T>(type: Type<T>): T {
    return this.running.app.get(type, { strict: false });
  }

  get database(): Database {
    return this.get(Database);
  }

  /** Rows by SQL, tables without schema. */
  sql<T = Record<string, unknown>>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    return this.database.read<T>(text, params);
  }

  /** Calls a route or call. A write that succeeds must have kept its idempotency key. */
  api<C extends AnyCall | AnyRoute>(contract: C): Caller<C> {
    const caller = this.world.api(contract);
    if (!mustKeepKey(contract) || this.databaseUrl === null || contract.service !== this.database.service)
      return caller;
    return caller.with({
      mustKeep: async (key) => {
        const kept = await this.sql('SELECT 1 FROM idempotency WHERE right(key, length($1)) = $1', [key]);
        if (kept.length === 0)
          throw new Error(`${contract.name} has not kept its idempotency key: asked twice it does its work twice`);
      },
    });
  }

  /** Publishes another owner's event and waits until this service has applied (or given up) it. */
  async receive<D extends z.ZodType>(
    event: EventDefinition<D>,
    companyId: number,
    data: z.input<D>,
    given: { id?: string; position?: number; requestId?: string } = {},
  ): Promise<PublishedEvent> {
    const envelope = await this.world.publish(event, companyId, data, given);
    await eventually(async () => {
      const rows = await this.sql('SELECT 1 FROM inbox WHERE event_id = $1', [envelope.id]);
      if (rows.length === 0) throw new Error(`${event.subject} was not applied`);
    });
    return envelope;
  }

  /** The events this service has recorded so far, oldest first. */
  recorded<D extends z.ZodType>(event: EventDefinition<D>): Promise<{ company_id: number; data: z.output<D> }[]> {
    return this.sql('SELECT company_id, data FROM outbox WHERE subject = $1 ORDER BY id', [event.subject]);
  }

  stop(graceMs?: number): Promise<void> {
    return this.running.stop(graceMs);
  }
}
