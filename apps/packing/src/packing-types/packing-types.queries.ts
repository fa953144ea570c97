import type { PackingType } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { PackingTypeRow } from './packing-type.entity';

const toDto = (row: PackingTypeRow): PackingType => ({
  id: row.id as PackingType['id'],
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
  version: row.version,
});

/** Packing types of a company, by name. */
export const packingTypesOf = async ({ dataSource }: Database, companyId: number): Promise<PackingType[]> => {
  const rows = await dataSource.getRepository(PackingTypeRow).find({ where: { company_id: companyId }, order: { description: 'ASC' } });
  return rows.map(toDto);
};

/** Null when the company has no such type. */
export const packingTypeById = async ({ dataSource }: Database, companyId: number, id: number): Promise<PackingType | null> => {
  const row = await dataSource.getRepository(PackingTypeRow).findOneBy({ company_id: companyId, id });
  return row && toDto(row);
};
