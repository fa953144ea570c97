import { dispatchEvents } from './dispatch/dispatch.events';
import { identityEvents } from './identity/identity.events';
import type { EventDefinition } from './kit/event';
import { ordersEvents } from './orders/orders.events';
import { packingEvents } from './packing/packing.events';
import { productionEvents } from './production/production.events';
import { racksEvents } from './packing/racks.events';
import { problemsEvents } from './production/problems.events';

/** Every event on JetStream. */
export const events = {
  ...identityEvents,
  ...ordersEvents,
  ...packingEvents,
  ...dispatchEvents,
  ...productionEvents,
  ...problemsEvents,
  ...racksEvents,
};
export const eventList: readonly EventDefinition[] = Object.values(events) as unknown as EventDefinition[];
