import { z } from 'zod';
import { MEBIBYTE, type FileLimits } from '../kit/file-limits';
import { addressId, customerId, orderId } from '../kit/id.schema';
import { isoDate, uploadedFiles, urlInt } from '../kit/route';
import { estimateSpread, keptEstimate } from '../packing/kept-estimate.schema';
import { line } from '../kit/text.schema';

/** Columns of an import file, in the order of the template; those in `optionalImportColumns` may be missing. */
export const importColumns = [
  'position',
  'type',
  'category',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_kg',
  'area_m2',
  'quantity',
  'order',
  'customer',
  'address',
  'can_be_flipped',
  'comment',
  'delivery_date',
  'offer',
  'customer_order_number',
  'product_type',
  'wood_type',
  'paint_type',
  'element_count',
  'spross_count',
  'fitting_code',
  'fitting_description',
  'fitting_field',
  'fitting_quantity',
] as const;
/**
 * Columns of what is fitted into a product, a row for each code and field. A row that has nothing besides them and the order belongs to the
 * position it names, else to the position above.
 */
export const fittingColumns = ['fitting_code', 'fitting_description', 'fitting_field', 'fitting_quantity'] as const;
/** Columns that say something of the whole order, in any of its rows. */
export const orderColumns = [
  'customer',
  'address',
  'delivery_date',
  'offer',
  'customer_order_number',
  'product_type',
  'wood_type',
  'paint_type',
  'element_count',
  'spross_count',
] as const;
export type OrderColumn = (typeof orderColumns)[number];
export const optionalImportColumns = ['type', 'area_m2', 'order', 'can_be_flipped', 'comment', ...orderColumns, ...fittingColumns] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What the Lithuanian template writes above the columns; the English one writes their names. */
export const lithuanianImportColumns: Readonly<Record<ImportColumn, string>> = {
  position: 'Pozicija',
  type: 'Tipas',
  category: 'Kategorija',
  width_mm: 'Plotis_mm',
  height_mm: 'Aukštis_mm',
  depth_mm: 'Gylis_mm',
  weight_kg: 'Svoris_kg',
  area_m2: 'Plotas_m2',
  quantity: 'Kiekis',
  order: 'Užsakymas',
  customer: 'Klientas',
  address: 'Adresas',
  can_be_flipped: 'Galima_vartyti',
  comment: 'Pastaba',
  delivery_date: 'Pristatymo_data',
  offer: 'Pasiūlymas',
  customer_order_number: 'Kliento_užsakymo_nr',
  product_type: 'Gaminių_tipas',
  wood_type: 'Mediena',
  paint_type: 'Dažai',
  element_count: 'Elementų_kiekis',
  spross_count: 'Sprosų_kiekis',
  fitting_code: 'Furnitūros_kodas',
  fitting_description: 'Furnitūros_aprašymas',
  fitting_field: 'Furnitūros_laukas',
  fitting_quantity: 'Furnitūros_kiekis',
};

/** A bad cell or row of the file: `row` is the line as a spreadsheet counts it (header = 1), 0 for the file itself. */
export const importError = z.object({
  row: z.int().min(0),
  column: z.string().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportError = z.infer<typeof importError>;

/** 10 000 rows have about 1 MB. */
export const importFile: FileLimits = { extensions: ['csv', 'xlsx'], maxBytes: 20 * MEBIBYTE };

/** Multipart fields beside the one file `file`. A file without column `order` needs `order`. */
export const importFields = z.strictObject({
  /** What happens with an order number that exists: skipped, or updated to the file's content. */
  on_known: z.enum(['skip', 'update']).default('skip'),
  order: line(64).min(1).optional(),
  customer_id: urlInt.positive().pipe(customerId).optional(),
  delivery_address: urlInt.positive().pipe(addressId).optional(),
  delivery_date: isoDate.optional(),
  /** `true`: everything is checked, nothing is written. */
  check_only: z.enum(['true', 'false']).default('false'),
  /** Set by the gateway: the uploaded file in the blob store. */
  files: uploadedFiles,
});

export const importResult = z.object({
  written: z.boolean(),
  orders: z.array(
    z.object({
      id: orderId.nullable(),
      number: z.string(),
      outcome: z.enum(['created', 'updated', 'skipped']),
      /** Products that are added, changed and removed together. */
      products: z.int(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      /** Positions whose products go, at most 50. */
      removed_positions: z.array(z.string()),
      /** What else of a known order changes. */
      order_columns: z.array(z.enum(orderColumns)),
      fittings: z.int(),
      /** When only checking: what it would take; null when packing does not say. */
      estimate: keptEstimate.nullish(),
    }),
  ),
  products: z.int(),
  /** Fittings that the file lists at its positions, each code of a position once; of the orders the same. */
  fittings: z.int(),
  /** Customers that are not there yet and would be created; of an import that is written, those that it created. */
  new_customers: z.array(z.string()),
  errors: z.array(importError),
  /** What the file itself writes above the columns that errors name. */
  heads: z.record(z.string(), z.string()),
  /** What the file writes above columns that are not read, at most 50. */
  ignored: z.array(z.string()),
  /** Of the estimates; null when packing does not say. */
  spread: estimateSpread.nullish(),
  /** True when more errors exist than are listed (200). */
  more_errors: z.boolean(),
});
export type ImportResult = z.infer<typeof importResult>;
