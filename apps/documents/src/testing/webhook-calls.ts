import {
  beginWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  truckRecalled,
  type OutputOf,
  type RequestContext,
  type WebhookEvent,
} from '@mullion/contracts';
import { systemContext } from '@mullion/server-kit';
import { people, type TestService } from '@mullion/server-testing';

/** An administrator of another company. */
export const stranger = { ...people.stranger(), type: 1 as const };
export type Begun = NonNullable<OutputOf<typeof beginWebhook>>;
export const at = (id: number) => ({ params: { id } });

let made = 0;

/** What administrators and the worker ask of webhooks, and the event that these tests send. */
export const webhookCalls = (documents: () => TestService) => {
  const admin = people.admin();
  const create = (body: object, as: RequestContext = admin) => documents().api(createWebhook).as(as).send({ body });
  return {
    create,
    /** A webhook with an address of its own. */
    fresh: async (events: WebhookEvent[] = ['truck.recalled.v1'], as: RequestContext = admin): Promise<number> =>
      (await create({ url: `https://books.example/${(made += 1)}`, events }, as)).body.id,
    begin: (id: number, company = 1): Promise<Begun | null> =>
      documents().api(beginWebhook).as(systemContext(company)).ok({ webhook_id: id }),
    recalled: (truck: number, company = 1) =>
      documents().receive(truckRecalled, company, {
        truck_id: truck as never,
        departure: 1,
        user_id: null,
        orders: [],
      }),
    deliveries: (id: number, query: object = {}) =>
      documents()
        .api(listWebhookDeliveries)
        .as(admin)
        .ok({ ...at(id), query }),
    remove: (id: number, as: RequestContext = admin) => documents().api(deleteWebhook).as(as).send(at(id)),
  };
};
