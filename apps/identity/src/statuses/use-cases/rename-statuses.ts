import type { InputOf, saveStatusNames, StatusName } from '@mullion/contracts';
import { AppError, auditRow, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { recordStatusNames } from '../record-status-names';
import { toStatusName } from '../status-name.mapper';
import { StatusNameRepository } from '../status-name.repository';

type Edits = InputOf<typeof saveStatusNames>['body']['names'];

/**
 * Renames statuses of the company acted in, all or none.
 * @throws AppError `not_found`, `conflict` with the current name
 */
export const renameStatuses = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  edits: Edits,
): Promise<Committed<StatusName[]>> =>
  database.transaction(call, async (tx) => {
    const { context } = call;
    const repository = new StatusNameRepository(tx, context.company_id);
    const known = await repository.lock(edits.map(({ id }) => id));
    const names: StatusName[] = [];
    for (const { id, text, version } of edits) {
      const row = known.get(id);
      if (!row) throw new AppError('not_found', { id });
      const before = toStatusName(row);
      if (version !== undefined && version !== row.version) throw new AppError('conflict', {}, { current: before });
      const renamed = row.text === text ? row : await repository.rename(id, text, clock.now());
      known.set(id, renamed);
      const after = toStatusName(renamed);
      names.push(after);
      const name = `${before.table_name} ${before.status} ${before.language}`;
      await auditRow(tx, context, { table: 'status_names', id, name, before, after });
    }
    await recordStatusNames(tx, context.company_id, names);
    return names;
  });
