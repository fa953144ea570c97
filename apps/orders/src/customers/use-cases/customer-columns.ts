import { listPackingTypes, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { AppError, type Rpc } from '@mullion/server-kit';
import type { CustomerSet } from '../customer.repository';

type Fields = InputOf<typeof routes.updateCustomer>['body'];

/** What packing calls the chosen type; undefined when the type is not changed. */
export type PackingTypeName = string | null | undefined;

/** The columns of an edit; absent fields stay undefined. */
export const customerColumns = (fields: Omit<Fields, 'version'>, packingTypeName: PackingTypeName): CustomerSet => {
  const { main_address, default_delivery_address, pref_packing_type, ...texts } = fields;
  return {
    ...texts,
    main_address_id: main_address,
    default_delivery_address_id: default_delivery_address,
    pref_packing_type_id: pref_packing_type,
    pref_packing_type_name: packingTypeName,
  } as CustomerSet;
};

/** What packing calls a type of this company. @throws AppError `customer.unknown_packing_type` */
export const packingTypeName = async (
  rpc: Rpc,
  context: RequestContext,
  id: number | null | undefined,
): Promise<PackingTypeName> => {
  if (id === null || id === undefined) return id;
  const types = await rpc.ask(listPackingTypes, { params: {}, query: {}, body: {} }, { context });
  const found = types.find((type) => type.id === id);
  if (!found) throw new AppError('customer.unknown_packing_type');
  return found.description;
};
