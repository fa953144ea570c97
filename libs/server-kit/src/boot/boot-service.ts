import 'reflect-metadata';
import { runProcess } from './run-process';
import { startService, type ServiceApp, type ServiceOptions } from './service-app';

const DEFAULT_SHUTDOWN_SECONDS = 20;

/**
 * All of a service's main.ts:
 * `void bootService({ name: 'orders', module: OrdersModule, dataSource: dataSourceOptions })`.
 */
export const bootService = (options: ServiceOptions): Promise<ServiceApp> =>
  runProcess(
    () => startService(options),
    () => Number(process.env.SHUTDOWN_SECONDS ?? DEFAULT_SHUTDOWN_SECONDS),
  );
