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
  'barcode',
  'delivery_date',
  'week',
  'contact',
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
 * Columns of what is fitted into a product, a row for each code and field. A row that has nothing besides them and the
 * order belongs to the position it names, else to the position above.
 */
export const fittingColumns = ['fitting_code', 'fitting_description', 'fitting_field', 'fitting_quantity'] as const;
/** Columns that say something of the whole order, in any of its rows. */
export const orderColumns = [
  'customer',
  'address',
  'delivery_date',
  'contact',
  'offer',
  'customer_order_number',
  'product_type',
  'wood_type',
  'paint_type',
  'element_count',
  'spross_count',
] as const;
export type OrderColumn = (typeof orderColumns)[number];
export const optionalImportColumns = [
  'type',
  'area_m2',
  'order',
  'can_be_flipped',
  'comment',
  'barcode',
  'week',
  ...orderColumns,
  ...fittingColumns,
] as const;
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
  barcode: 'Brūkšninis_kodas',
  delivery_date: 'Pristatymo_data',
  week: 'Savaitė',
  contact: 'Kontaktas',
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
