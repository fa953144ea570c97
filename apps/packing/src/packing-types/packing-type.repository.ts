import type { PackingType, PackingTypeFields } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository } from '@mullion/server-kit';
import type { PackingTypeRow } from './packing-type.entity';

export const toPackingType = (row: PackingTypeRow): PackingType => ({
  id: row.id as PackingType['id'],
  company_id: row.company_id as PackingType['company_id'],
  description: row.description,
  allow_different_orders: row.allow_different_orders,
  pallet_height: row.pallet_height,
  pallet_width: row.pallet_width,
  pallet_weight: Number(row.pallet_weight),
  spacing_between: row.spacing_between,
  spacing_ends: row.spacing_ends,
  spacing_sides: row.spacing_sides,
  max_weight: Number(row.max_weight),
  max_height: row.max_height,
  longest_pallet: row.longest_pallet,
  truck_height: row.truck_height,
  truck_length: row.truck_length,
  truck_width: row.truck_width,
  default_truck_spacing: row.default_truck_spacing,
  max_offset_across: row.max_offset_across,
  max_offset_along: row.max_offset_along,
  narrower_widths: row.narrower_widths,
  truck_payload: Number(row.truck_payload),
  max_king_pin: Number(row.max_king_pin),
  max_axles: Number(row.max_axles),
  version: row.version,
});

const columns = [
  'description',
  'allow_different_orders',
  'pallet_height',
  'pallet_width',
  'pallet_weight',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
  'max_weight',
  'max_height',
  'longest_pallet',
  'truck_height',
  'truck_length',
  'truck_width',
  'default_truck_spacing',
  'max_offset_across',
  'max_offset_along',
  'narrower_widths',
  'truck_payload',
  'max_king_pin',
  'max_axles',
] as const satisfies readonly (keyof PackingTypeFields)[];

/**
 * Turns the violation of the unique name into a refusal that names its field.
 * @throws AppError `packing_type.description_taken`, else the error itself
 */
const refuseTakenName =
  (description: string | undefined) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error, 'packing_type_description_once')) throw error;
    const params = { description: description ?? '' };
    throw new AppError('packing_type.description_taken', params, {
      errors: [{ path: 'body.description', code: 'packing_type.description_taken', params }],
    });
  };

/** All SQL that writes packing types. */
export class PackingTypeRepository extends TenantRepository {
  /** The type, locked; null when the company has none with this id. */
  async lock(id: number): Promise<PackingType | null> {
    const row = await this.row<PackingTypeRow>('packing_type', id, 'FOR UPDATE');
    return row ? toPackingType(row) : null;
  }

  /** @throws AppError packing_type.description_taken */
  async insert(fields: PackingTypeFields): Promise<PackingType> {
    const [row] = await this.query<PackingTypeRow>(
      `INSERT INTO packing_type (company_id, ${columns.join(', ')}) VALUES ($1, ${columns.map((_, at) => `$${at + 2}`).join(', ')}) RETURNING *`,
      [this.companyId, ...columns.map((column) => fields[column])],
    ).catch(refuseTakenName(fields.description));
    return toPackingType(row as PackingTypeRow);
  }

  /** @throws AppError not_found, conflict with the current type, packing_type.description_taken */
  async update(id: number, fields: Partial<PackingTypeFields>, version: number | undefined): Promise<PackingType> {
    const set = Object.fromEntries(
      columns.filter((column) => fields[column] !== undefined).map((column) => [column, fields[column]]),
    );
    const written = this.updateVersioned<PackingTypeRow>({ table: 'packing_type', id, version, set }, toPackingType);
    return toPackingType(await written.catch(refuseTakenName(fields.description)));
  }

  /** @throws AppError not_found */
  async delete(id: number): Promise<PackingType> {
    return toPackingType(await this.deleteVersioned<PackingTypeRow>({ table: 'packing_type', id }));
  }
}
