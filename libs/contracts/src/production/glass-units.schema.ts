import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { companyId, glassUnitId, productId, supplierId } from '../kit/id.schema';
import { isoDate, isoMoment } from '../kit/route';

/** Where a glass unit is on its way. */
export const glassStatus = { ordered: 0, onStand: 1, loaded: 2 } as const;
export type GlassStatus = (typeof glassStatus)[keyof typeof glassStatus];

/** A stand is an A-frame: glass leans on both of its sides. */
export const standSides = ['A', 'B'] as const;
export const standSide = z.enum(standSides);
export type StandSide = z.infer<typeof standSide>;

export const glassUnit = z.object({
  id: glassUnitId,
  company_id: companyId,
  /** The company whose glass it is; null: the manufacturer uploaded it. */
  supplier_company_id: companyId.nullable(),
  /** The supplier that the manufacturer named when it uploaded; the title is null when it was deleted since. */
  supplier_id: supplierId.nullable(),
  supplier_title: z.string().nullable(),
  supplier_barcode: z.string().nullable(),
  supplier_order: z.string(),
  supplier_position: z.string(),
  /** The product's label, where the supplier knows it. */
  barcode: z.string().nullable(),
  customer_order: z.string(),
  customer_position: z.string().nullable(),
  customer_marking: z.string().nullable(),
  /** What it is made of, as `4-16-4`. */
  type: z.string(),
  width: z.int(),
  height: z.int(),
  text: z.string().nullable(),
  stand_number: z.string().nullable(),
  stand_side: standSide.nullable(),
  ordered_date: isoDate.nullable(),
  loaded_date: isoDate.nullable(),
  status: z.int(),
  /** The pane of the product that it fills. */
  field: z.string().nullable(),
  has_shape: z.boolean(),
  has_bars: z.boolean(),
  description: z.string().nullable(),
  shape: z.string().nullable(),
  product_id: productId.nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
});
export type GlassUnit = z.infer<typeof glassUnit>;

/** Columns of a file of glass units, in the order in which they are listed. */
export const glassColumns = [
  'stand_number',
  'stand_side',
  'width',
  'height',
  'type',
  'customer_order',
  'customer_position',
  'customer_marking',
  'supplier_order',
  'supplier_position',
  'supplier_barcode',
  'barcode',
  'field',
  'text',
  'description',
  'shape',
  'has_shape',
  'has_bars',
  'ordered_date',
  'loaded_date',
] as const;
export type GlassColumn = (typeof glassColumns)[number];
export const requiredGlassColumns = [
  'stand_number',
  'width',
  'height',
  'type',
  'customer_order',
  'supplier_order',
  'supplier_position',
] as const satisfies readonly GlassColumn[];

/** 10,000 rows have about 1 MB. */
export const glassFile: FileLimits = { extensions: ['xlsx'], maxBytes: 20 * MEBIBYTE };

/** Why a file of glass units is not taken: a cell, a row, a sheet or the file itself (`sheet` null). */
export const glassFault = z.object({
  sheet: z.string().nullable(),
  /** As a spreadsheet counts it; null: the sheet itself. */
  row: z.int().nullable(),
  column: z.string().nullable(),
  /** The column's letters. */
  letters: z.string().nullable(),
  /** What the file writes above the column. */
  head: z.string().nullable(),
  /** What stands there; null: nothing. */
  value: z.string().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type GlassFault = z.infer<typeof glassFault>;

export const glassFileResult = z.object({
  file: z.string(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  /** Rows that say what is known already. */
  unchanged: z.int(),
});
export type GlassFileResult = z.infer<typeof glassFileResult>;
/** What the refusal `glass.failed` carries as `current`. */
export const glassFileFaults = z.object({ rows: z.int(), faults: z.array(glassFault), more: z.boolean() });
export type GlassFileFaults = z.infer<typeof glassFileFaults>;

/** One side of a stand and what leans on it, that has not been loaded. */
export const standLoad = z.object({
  stand_number: z.string(),
  stand_side: standSide.nullable(),
  units: z.int(),
  /** Customers' order numbers, the first few. */
  orders: z.array(z.string()),
  area: z.number(),
  tallest: z.int(),
});
export type StandLoad = z.infer<typeof standLoad>;
