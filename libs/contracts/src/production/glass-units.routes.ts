import { z } from 'zod';
import { defineCall } from '../kit/call';
import { glassUnitId, productId, supplierId } from '../kit/id.schema';
import { pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, uploadedFiles, urlId, urlText } from '../kit/route';
import { glassFileResult, glassUnit, standLoad, standSide } from './glass-units.schema';

/** Manufacturers see what they ordered, suppliers what they deliver. */
const reader = { access: 'session', kinds: ['manufacturer', 'supplier'] } as const;

/** Rows of a page of glass units. */
export const GLASS_A_PAGE = 50;
/** Most sides of stands on the map. */
export const MOST_STAND_SIDES = 1_000;

export const glassSortColumns = [
  'stand_number',
  'stand_side',
  'type',
  'customer_order',
  'customer_position',
  'supplier_order',
  'supplier_position',
] as const;

export const listGlassUnits = defineRoute({
  service: 'production',
  name: 'glass-units.list',
  method: 'GET',
  path: 'glass-units',
  summary: 'Glass units, paged; by stand number unless said otherwise',
  policy: reader,
  query: z.strictObject({
    filter: urlText,
    page: pageQuery.page,
    order: sortOrder,
    order_by: z.enum([...glassSortColumns, 'null']).default('stand_number'),
    /** Only what stands on this stand, or on this side of it, and has not been loaded. */
    stand: urlText,
    side: standSide.optional(),
  }),
  /** `everything`: how many there are without any filter. */
  response: z.object({ data: z.array(glassUnit), last_page: z.int(), total: z.int(), everything: z.int() }),
});

export const listGlassStands = defineRoute({
  service: 'production',
  name: 'glass-units.stands',
  method: 'GET',
  path: 'glass-units/stands',
  summary: 'Stands and what leans on each of their sides',
  policy: reader,
  query: z.strictObject({ filter: urlText }),
  response: z.object({ stands: z.array(standLoad), more: z.boolean() }),
});

/**
 * One Excel file `glass-units`: all of it is taken or nothing. Units that are known are brought up to date. Errors:
 * glass.failed (with every fault by sheet, row and column), glass.not_excel, glass.unreadable, glass.too_large,
 * supplier.not_found, unavailable.
 */
export const uploadGlassUnits = defineRoute({
  service: 'production',
  name: 'glass-units.upload',
  method: 'POST',
  path: 'glass-units',
  summary: 'Glass units from an Excel file, all of it or nothing',
  success: 201,
  policy: reader,
  file: 'glass-units',
  body: z.strictObject({
    /** Whose glass it is, when a manufacturer uploads; a supplier sends its own. */
    supplier_id: urlId(supplierId).optional(),
    /** Set by the gateway: the uploaded file in the blob store. */
    files: uploadedFiles,
  }),
  response: glassFileResult,
  timeoutMs: 30_000,
});

/** Deletes one: a manufacturer any of its company, a supplier its own. Errors: not_found. */
export const deleteGlassUnit = defineRoute({
  service: 'production',
  name: 'glass-units.delete',
  method: 'DELETE',
  path: 'glass-units/{id}',
  summary: 'Deletes a glass unit',
  policy: reader,
  params: z.strictObject({ id: urlId(glassUnitId) }),
  response: z.object({ ok: z.literal(true) }),
});

/** Glass units of products, by their ids or by the labels that suppliers name: by position and field. */
export const listGlassOfProducts = defineCall({
  service: 'production',
  name: 'glass-units.of-products',
  input: z.object({
    product_ids: z.array(productId).max(500).default([]),
    barcodes: z.array(z.string().max(64)).max(500).default([]),
  }),
  output: z.object({ glass_units: z.array(glassUnit) }),
});

export const glassUnitsRoutes = { listGlassStands, listGlassUnits, uploadGlassUnits, deleteGlassUnit };
