import pg from 'pg';
import type { Database } from '../database/database';
import { log } from '../logging/log';

const LOCK = 'SELECT pg_try_advisory_lock(hashtext($1), hashtext($2)) AS locked';
const UNLOCK = 'SELECT pg_advisory_unlock(hashtext($1), hashtext($2))';

/**
 * Locks of running sweeps, all on one connection of the process beside the pool: a sweep that held one of the pool
 * while it works would wait for a second, and with a small pool two sweeps for each other. The locks of a process that
 * dies are free at once.
 */
export class SweepLocks {
  private opened: Promise<pg.Client> | null = null;
  private readonly connections = new Map<string, pg.Client>();
  /** A connection is asked one thing after another. */
  private asked: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Pick<Database, 'pool' | 'schema'>) {}

  /** False while another process runs this sweep. */
  async take(sweep: string): Promise<boolean> {
    const client = await (this.opened ??= this.open());
    const { rows } = await this.ask(client, LOCK, sweep);
    if (rows[0]?.locked !== true) return false;
    this.connections.set(sweep, client);
    return true;
  }

  /** Never throws: with its connection a lock is gone. */
  async release(sweep: string): Promise<void> {
    const client = this.connections.get(sweep);
    this.connections.delete(sweep);
    if (!client) return;
    await this.ask(client, UNLOCK, sweep).catch((error: unknown) =>
      log().warn({ sweep, err: error }, 'a sweep could not be unlocked'),
    );
  }

  async close(): Promise<void> {
    const client = await this.opened?.catch(() => undefined);
    this.opened = null;
    await client?.end();
  }

  private ask(client: pg.Client, sql: string, sweep: string): Promise<pg.QueryResult<{ locked: boolean }>> {
    const answer = this.asked.then(() => client.query<{ locked: boolean }>(sql, [this.database.schema, sweep]));
    this.asked = answer.catch(() => undefined);
    return answer;
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client(this.database.pool.options);
    const dropClient = (): void => void (this.opened = null);
    client.on('error', (error) => {
      log().warn({ reason: error.message }, 'the connection of sweeps is lost');
      dropClient();
    });
    client.on('end', dropClient);
    try {
      await client.connect();
    } catch (error) {
      dropClient();
      throw error;
    }
    return client;
  }
}
