import type { WebhookEvent } from '@mullion/contracts';
import type { Texts } from '@mullion/i18n';

/** Under which key an event has its words. */
export const eventKeys: Readonly<Record<WebhookEvent, keyof Texts['apiAccess']['event']>> = {
  'order.changed.v1': 'order',
  'products.changed.v1': 'products',
  'customer.changed.v1': 'customer',
  'pallet.changed.v1': 'pallet',
  'pallet.loaded.v1': 'palletLoaded',
  'placements.changed.v1': 'placements',
  'estimates.changed.v1': 'estimates',
  'truck.changed.v1': 'truck',
  'truck.left.v1': 'truckLeft',
  'truck.recalled.v1': 'truckRecalled',
  'stop.delivered.v1': 'stopDelivered',
  'stop.damaged.v1': 'stopDamaged',
  'returnable.moved.v1': 'returnableMoved',
  'returnable-kind.changed.v1': 'returnableKind',
  'rack.changed.v1': 'rack',
  'rack-contents.changed.v1': 'rackContents',
  'vehicle.changed.v1': 'vehicle',
  'production.progressed.v1': 'production',
  'problem.changed.v1': 'problem',
  'company.changed.v1': 'company',
  'status-names.changed.v1': 'statusNames',
};
