import {
  correctReturnables,
  createReturnableKind,
  getReturnables,
  listReturnables,
  moveReturnables,
  routes,
  type RequestContext,
  type ReturnableKindId,
} from '@mullion/contracts';
import { AppError, Clock } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import { answerPalletsToPrint } from './departure-calls';
import { type DispatchWorld, useDispatchWorld } from './dispatch-world';

export const TODAY = '2026-11-25';
export const daysAgo = (days: number): string =>
  new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

export interface ReturnableWorld {
  readonly world: DispatchWorld;
  readonly dispatch: DispatchWorld['service'];
  /** The kind that pallets stand on, and another one: a hundred of each. */
  readonly pallet: ReturnableKindId;
  readonly stillage: ReturnableKindId;
}

const kindOf = async (
  { service }: DispatchWorld,
  name: string,
  form: 'pallet' | 'stillage',
): Promise<ReturnableKindId> => {
  const size = { length: 2400, width: 1200, owned: 100, deposit: 20 };
  const body = { name, code: name, form, ...size, for_pallets: form === 'pallet' };
  return (await service.api(createReturnableKind).as(people.admin()).ok({ body })).id;
};

/** Customers below 900 have one address, 5. */
const answerCustomers = ({ service }: DispatchWorld): void => {
  service.world.answer(routes.getCustomer, ({ params }) => {
    if (Number(params.id) >= 900) throw new AppError('not_found');
    const address = {
      id: 5,
      customer_id: params.id,
      country: 'LT',
      post_code: '01103',
      city: 'Vilnius',
      street: 'Ąžuolų g. 5',
      ref: null,
      phone: null,
      version: 1,
    };
    return { id: params.id, name: `Klientas ${params.id}`, addresses: [address], contacts: [] } as never;
  });
};

/** Opens a world of returnables on `TODAY` for the tests of a `describe`; gives what packers and planners ask there. */
export const useReturnables = (use: (opened: ReturnableWorld) => void) => {
  let world: DispatchWorld;
  let pallet: ReturnableKindId;
  useDispatchWorld((opened) => (world = opened));
  beforeAll(async () => {
    const dispatch = world.service;
    dispatch.get(Clock).now = () => new Date(`${TODAY}T10:00:00Z`);
    answerPalletsToPrint(world);
    answerCustomers(world);
    pallet = await kindOf(world, 'Paletė', 'pallet');
    use({ world, dispatch, pallet, stillage: await kindOf(world, 'Stovas', 'stillage') });
  });

  const api: DispatchWorld['service']['api'] = (contract) => world.service.api(contract);
  const move = (body: object, as: RequestContext = people.packer(), key?: string) =>
    api(moveReturnables)
      .as(as)
      .with(key === undefined ? {} : { idempotencyKey: key })
      .send({
        body: {
          act: 'given',
          kind_id: pallet,
          count: 1,
          moved_on: TODAY,
          customer_id: 10,
          address_id: 5,
          ...body,
        } as never,
      });
  return {
    move,
    given: async (customer_id: number, count: number, days: number, kind_id = pallet) =>
      (await move({ customer_id, count, moved_on: daysAgo(days), kind_id })).body,
    list: (query: object = {}, as: RequestContext = people.planner()) => api(listReturnables).as(as).ok({ query }),
    whole: (id: number) =>
      api(getReturnables)
        .as(people.planner())
        .ok({ params: { id: id as never } }),
    correct: (id: number, count: number, reason = 'Suskaičiuota iš naujo', as: RequestContext = people.planner()) =>
      api(correctReturnables)
        .as(as)
        .send({ params: { id: id as never }, body: { count, reason } }),
  };
};
