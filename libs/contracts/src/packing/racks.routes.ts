import { z } from 'zod';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import { rack, rackEdit, rackFields, rackId } from './racks.schema';

/** Who looks, and who writes. */
const reader = { access: 'session' } as const;
const writer = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(rackId) });

export const rackSortColumns = ['code', 'barcode', 'zone', 'place', 'walking_order'] as const;

export const listRacks = defineRoute({
  service: 'packing',
  name: 'racks.list',
  method: 'GET',
  path: 'racks',
  summary: 'Racks, paged',
  policy: reader,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    order_by: z.enum([...rackSortColumns, 'null']).default('walking_order'),
    order: sortOrder,
  }),
  /** How much stands on each. */
  response: pageOf(rack.extend({ things: z.int() })),
});

/** Errors: rack.code_taken, rack.barcode_taken. */
export const createRack = defineRoute({
  service: 'packing',
  name: 'racks.create',
  method: 'POST',
  path: 'racks',
  summary: 'A new rack',
  success: 201,
  policy: writer,
  body: rackFields,
  response: rack,
});

/** Errors: not_found, conflict (with the present row), rack.code_taken, rack.barcode_taken. */
export const updateRack = defineRoute({
  service: 'packing',
  name: 'racks.update',
  method: 'PUT',
  path: 'racks/{id}',
  summary: 'Edit a rack',
  policy: writer,
  params: id,
  body: rackEdit,
  response: rack,
});

/** Errors: not_found, rack.not_empty. */
export const deleteRack = defineRoute({
  service: 'packing',
  name: 'racks.delete',
  method: 'DELETE',
  path: 'racks/{id}',
  summary: 'Delete a rack',
  policy: writer,
  params: id,
  response: ok,
});

export const racksRoutes = { listRacks, createRack, updateRack, deleteRack };
