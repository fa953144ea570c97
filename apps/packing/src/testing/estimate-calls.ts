import { estimateOrder, estimatesChanged } from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';

/** A product whose pallets are estimated. */
export const sizes = { width: 1200, height: 1400, depth: 80, weight: 60 };

/** What planners ask of estimates, and what packing announces of an order. */
export const estimateCalls = (world: () => PackingWorld) => {
  const ask = (body: object, who = people.planner()) =>
    world().api(estimateOrder).as(who).send({ params: {}, query: {}, body });
  const announced = async (id: number) =>
    (await world().service.recorded(estimatesChanged))
      .flatMap(({ data }) => data.estimates)
      .filter((one) => one.id === id);
  return {
    ask,
    answer: async (body: object) => (await ask(body)).body,
    announced,
    last: async (id: number) => (await announced(id)).at(-1),
  };
};
