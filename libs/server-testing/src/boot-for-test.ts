import type { ServiceOptions } from '@mullion/server-kit';
import { TestWorld, type TestService } from './test-world';

/**
 * One service alone in a world of its own:
 * `const orders = await bootForTest({ name: 'orders', module: OrdersModule, dataSource })`; end with
 * `orders.world.close()`.
 */
export const bootForTest = async (options: ServiceOptions, env: Record<string, string> = {}): Promise<TestService> =>
  (await TestWorld.open()).boot(options, { env });
