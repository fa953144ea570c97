import type { GlassUnit, RequestContext } from '@mullion/contracts';

export type GlassUnitRow = {
  readonly [Field in keyof Omit<GlassUnit, 'created_at' | 'updated_at'>]: GlassUnit[Field];
} & { readonly created_at: Date; readonly updated_at: Date };

/**
 * Columns of the answer, of `glass_unit`; the search text stays behind. Days as their text, whatever the zone of the
 * server.
 */
export const unitColumns = `id, company_id, supplier_company_id, supplier_id,
  (SELECT s.title FROM supplier s WHERE s.id = glass_unit.supplier_id) AS supplier_title, supplier_barcode, supplier_order, supplier_position, barcode, customer_order,
  customer_position, customer_marking, type, width, height, text, stand_number, stand_side, ordered_date::text AS ordered_date,
  loaded_date::text AS loaded_date, status, field, has_shape, has_bars, description, shape, product_id, created_at, updated_at`;

/**
 * Whose glass may be seen and written: that of a manufacturer, and when a supplier asks, only what that supplier
 * delivers to it. Nothing reads or writes glass without it.
 */
export interface GlassOwner {
  readonly companyId: number;
  /** Null: the manufacturer itself. */
  readonly supplierId: number | null;
}

/** A supplier's user acts in the company that it serves, and is at home in its own. */
export const ownerOf = ({
  company_id,
  home_company_id,
  kind,
}: Pick<RequestContext, 'company_id' | 'home_company_id' | 'kind'>): GlassOwner => ({
  companyId: company_id,
  supplierId: kind === 'supplier' ? home_company_id : null,
});
