import type { Rack } from '@mullion/contracts';
import type { RackEntity } from './rack.entity';

/** A rack as lists and forms show it. */
export const toRack = (row: RackEntity): Rack => ({
  id: row.id as Rack['id'],
  code: row.code,
  barcode: row.barcode,
  zone: row.zone,
  place: row.place,
  walking_order: row.walking_order,
  version: row.version,
});
