import { orderStatus } from '@mullion/contracts';
import type { Life, OrderWorld } from './order-world';

/** How an order comes into each state from the one before. */
const steps: readonly (readonly [string, (world: OrderWorld, life: Life) => Promise<unknown>])[] = [
  ['entered', () => Promise.resolve()],
  ['confirmed', (world, life) => world.becomes(life, orderStatus.confirmed)],
  ['in preparation', (world, life) => world.prepare(life)],
  ['prepared', (world, life) => world.complete('10', life.products)],
  ['in production', (world, life) => world.start('40', life, 1)],
  [
    'partly made',
    async (world, life) => {
      await world.confirmSupplier(life);
      for (const code of ['40', '60'] as const) await world.complete(code, life.products.slice(0, 2));
    },
  ],
  ['on a truck', (world, life) => world.plan(life)],
  [
    'made',
    async (world, life) => {
      for (const code of ['40', '60'] as const) await world.complete(code, life.products.slice(2));
    },
  ],
  ['loaded', (world, life) => world.load(life)],
  ['departed', (world, life) => world.depart(life)],
  ['delivered', (world, life) => world.deliver(life)],
];
export const states = steps.map(([name]) => name);

/** Leads an order on from one state, or from nothing, to another. */
export const leadTo = async (world: OrderWorld, life: Life, to: string, from?: string): Promise<void> => {
  const first = from === undefined ? 0 : states.indexOf(from) + 1;
  for (const [, step] of steps.slice(first, states.indexOf(to) + 1)) await step(world, life);
};

/** What people do with an order in any state; the refusal's code, or null. */
export const acts: Readonly<Record<string, (world: OrderWorld, life: Life) => Promise<unknown>>> = {
  cancel: (world, life) => world.becomes(life, orderStatus.cancelled),
  add: async (world, life) => {
    await world.add(life);
    // the others have theirs from preparation on
    return life.supplier === undefined ? null : world.operations(life);
  },
  remove: (world, life) => world.remove(life),
  scrap: (world, life) => world.scrap(life),
  return: (world, life) => world.sendBack(life),
  depart: (world, life) => world.depart(life),
};
