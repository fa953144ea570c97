import { statusNamesChanged, type InputOf, type RequestContext, type saveStatusNames, type StatusName } from '@mullion/contracts';
import { AppError, auditRow, type Tx } from '@mullion/server-kit';
import { StatusNameRepository } from '../status-name.repository';

type Edits = InputOf<typeof saveStatusNames>['body']['names'];

/** Renames statuses of the company acted in, all or none. @throws AppError `not_found`, `conflict` with the present name */
export const renameStatuses = async (tx: Tx, context: RequestContext, edits: Edits, now: Date): Promise<StatusName[]> => {
  const repository = new StatusNameRepository(tx, context.company_id);
  const known = await repository.lock(edits.map(({ id }) => id));
  const names: StatusName[] = [];
  for (const { id, text, version } of edits) {
    const before = known.get(id);
    if (!before) throw new AppError('not_found', { id });
    if (version !== undefined && version !== before.version) throw new AppError('conflict', {}, { current: before });
    const after = before.text === text ? before : await repository.rename(id, version, text, now);
    known.set(id, after);
    names.push(after);
    const name = `${before.table_name} ${before.status} ${before.language}`;
    await auditRow(tx, context, { table: 'status_names', id, name, before, after });
  }
  await tx.record(statusNamesChanged, context.company_id, { names });
  return names;
};
