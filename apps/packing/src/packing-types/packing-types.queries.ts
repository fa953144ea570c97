import type { Company, PackingType } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { PackingTypeRow } from './packing-type.entity';
import { toPackingType } from './packing-type.repository';

/** Packing types of a company, by name. */
export const packingTypesOf = async ({ dataSource }: Database, companyId: number): Promise<PackingType[]> => {
  const rows = await dataSource
    .getRepository(PackingTypeRow)
    .find({ where: { company_id: companyId }, order: { description: 'ASC', id: 'ASC' } });
  return rows.map(toPackingType);
};

/** What new pallets of a company are made like. */
export const preferredTypeOf = async (
  database: Database,
  { id, pref_packing_type: typeId }: Company,
): Promise<PackingType | null> => (typeId === null ? null : packingTypeById(database, id, typeId));

/** Null when the company has no such type. */
export const packingTypeById = async (
  { dataSource }: Database,
  companyId: number,
  id: number,
): Promise<PackingType | null> => {
  const row = await dataSource.getRepository(PackingTypeRow).findOneBy({ company_id: companyId, id });
  return row && toPackingType(row);
};
