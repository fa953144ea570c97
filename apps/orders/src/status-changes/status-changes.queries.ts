import type { InputOf, listOrderActions, OutputOf } from '@mullion/contracts';
import { AppError, type ServiceTools, statusHistory } from '@mullion/server-kit';

/** Status changes of an order or product. @throws AppError `not_found` for tables of other services */
export const statusChangesOf = async (
  { database, rpc }: ServiceTools,
  companyId: number,
  { table_name: table, table_id: id, language }: InputOf<typeof listOrderActions>,
): Promise<OutputOf<typeof listOrderActions>> => {
  if (table !== 'orders' && table !== 'products') throw new AppError('not_found');
  return statusHistory(database, rpc, { companyId, table, id, language });
};
