import {
  palletRecords,
  problemRecords,
  userTypes,
  type AttachmentTable,
  type ProblemRecord,
  type RequestContext,
} from '@mullion/contracts';
import { systemContext, type ServiceTools } from '@mullion/server-kit';
import type { AttachmentRow } from './attachment.repository';

/** Whoever may write adds to any problem of the company: the one who meets it again has the photo. */
export const mayAdd = async (
  tools: Pick<ServiceTools, 'rpc'>,
  table: AttachmentTable,
  id: number,
  { company_id }: Pick<RequestContext, 'company_id'>,
): Promise<boolean> =>
  // photos of stops are made by drivers alone
  table !== 'stops' &&
  (await seenRows(tools, table, [id], { company_id, type: userTypes.administrator, user_id: null })).has(id);

/**
 * Of these rows those that are there and that the person may see: the owner of the rows is asked. Problems are seen by
 * administrators and by whoever reported them, pallets by everybody of the company. `asShown`: the files of a problem
 * with a unit are also shown to everybody who may mend it, at its work center; they do not become theirs.
 */
export const seenRows = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  table: AttachmentTable,
  ids: readonly number[],
  who: Pick<RequestContext, 'company_id' | 'type' | 'user_id'>,
  { asShown = false }: { readonly asShown?: boolean } = {},
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  // a stop has files of its company alone, and everybody there may see them
  if (table === 'stops') return new Set(ids);
  const asked = { ids: [...new Set(ids)] };
  const options = { context: systemContext(who.company_id) };
  if (table === 'pallets') {
    const { records } = await rpc.ask(palletRecords.byIds, asked, options);
    return new Set(records.filter(({ removed }) => !removed).map(({ id }) => id));
  }
  const { records } = await rpc.ask(problemRecords.byIds, asked, options);
  const isSeen = ({ user_id, product_id }: ProblemRecord): boolean =>
    who.type <= userTypes.administrator ||
    (who.user_id !== null && user_id === who.user_id) ||
    (asShown && typeof product_id === 'number' && who.type <= userTypes.worker);
  return new Set(records.filter((record) => !record.removed && isSeen(record)).map(({ id }) => id));
};

/** What a driver has photographed is proof of a delivery or a damage: administrators alone take it away. */
export const mayDelete = (
  { user_id: madeBy, table_name: table }: Pick<AttachmentRow, 'user_id' | 'table_name'>,
  { type }: Pick<RequestContext, 'type'>,
): boolean => type <= userTypes.administrator || (table !== 'stops' && madeBy !== null);
