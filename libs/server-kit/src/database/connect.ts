import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isDatabaseUnavailable } from '../errors/database-errors';
import { log } from '../logging/log';

const CONNECT_MS = 3_000;
const RETRY_MS = 500;

/**
 * Many short statements at once: a second process for one of them would only take the place of another; disks answer
 * random reads as quickly as others.
 */
const planner = '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1';
/** Statements name tables without a schema; the role's own search_path may not be set (tests, administrators). */
const sessionOptions = (schema: string | undefined): string =>
  schema ? `-c search_path=${schema} ${planner}` : planner;

/** Options of a service's pool: limits on waiting and hanging, pool errors logged instead of thrown. */
export const pooled = (options: DataSourceOptions, name: string, poolSize: number): DataSourceOptions =>
  ({
    ...options,
    // the very module whose type parsers database.ts sets: left to itself, TypeORM loads another copy beside the
    // bundled one
    driver: pg,
    poolSize,
    applicationName: name,
    poolErrorHandler: (error: Error) => log().warn({ reason: error.message }, 'database connection lost'),
    extra: {
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
      options: sessionOptions((options as { schema?: string }).schema),
      ...(options as { extra?: object }).extra,
    },
  }) as DataSourceOptions;

/** Opens the DataSource; waits for a database that is not there yet instead of failing. */
export const openDataSource = async (options: DataSourceOptions, signal: AbortSignal): Promise<DataSource> => {
  for (;;) {
    const dataSource = new DataSource(options);
    try {
      return await dataSource.initialize();
    } catch (error) {
      if (signal.aborted || !isDatabaseUnavailable(error)) throw error;
      log().warn({ reason: String(error) }, 'waiting for the database');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
