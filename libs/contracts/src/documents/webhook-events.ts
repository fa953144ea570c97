import { z } from 'zod';
import { stopDamaged, stopDelivered } from '../dispatch/departure-stops.routes';
import { truckChanged, truckLeft, truckRecalled, vehicleChanged } from '../dispatch/dispatch.events';
import { returnableKindChanged } from '../dispatch/returnable-kinds.events';
import { returnableMoved } from '../dispatch/returnables.routes';
import { companyChanged, statusNamesChanged } from '../identity/identity.events';
import { customerChanged, orderChanged, productsChanged } from '../orders/orders.events';
import { estimatesChanged, palletChanged, palletLoaded, placementsChanged } from '../packing/packing.events';
import { rackChanged, rackContentsChanged } from '../packing/racks.events';
import { productionProgressed } from '../production/production.events';
import { problemChanged } from '../production/problems.events';

/**
 * Events of every owner that a webhook may ask for, under their own names with their versions. Not among them:
 * sessions, people and who may do what, which concern nobody outside. Documents, which sends them, announces none
 * itself.
 */
export const sentEvents = [
  orderChanged,
  productsChanged,
  customerChanged,
  palletChanged,
  palletLoaded,
  placementsChanged,
  estimatesChanged,
  truckChanged,
  truckLeft,
  truckRecalled,
  stopDelivered,
  stopDamaged,
  returnableMoved,
  returnableKindChanged,
  rackChanged,
  rackContentsChanged,
  vehicleChanged,
  productionProgressed,
  problemChanged,
  companyChanged,
  statusNamesChanged,
] as const;

export const webhookEventNames = [
  'order.changed.v1',
  'products.changed.v1',
  'customer.changed.v1',
  'pallet.changed.v1',
  'pallet.loaded.v1',
  'placements.changed.v1',
  'estimates.changed.v1',
  'truck.changed.v1',
  'truck.left.v1',
  'truck.recalled.v1',
  'stop.delivered.v1',
  'stop.damaged.v1',
  'returnable.moved.v1',
  'returnable-kind.changed.v1',
  'rack.changed.v1',
  'rack-contents.changed.v1',
  'vehicle.changed.v1',
  'production.progressed.v1',
  'problem.changed.v1',
  'company.changed.v1',
  'status-names.changed.v1',
] as const;
export const webhookEvent = z.enum(webhookEventNames);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** What a person sends to try an address. */
export const TEST_EVENT = 'webhook.test.v1';
