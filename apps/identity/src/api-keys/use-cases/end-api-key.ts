import { AppError, auditRow, type CallInfo, type Tx } from '@mullion/server-kit';
import { recordRevokedSessions } from '../../core/record-revoked-sessions';
import { auditedApiKey, toApiKey } from '../api-key.mapper';
import { ApiKeyRepository, type StoredApiKey } from '../api-key.repository';

/** Ends a key inside a transaction; gateways forget it as they forget a session. @throws AppError `not_found` */
export const endApiKey = async (tx: Tx, { context }: CallInfo, id: string, now: Date): Promise<StoredApiKey> => {
  const row = await new ApiKeyRepository(tx, context.company_id).revoke(id, now);
  if (!row) throw new AppError('not_found');
  await recordRevokedSessions(tx, context.company_id, [id]);
  const before = auditedApiKey(toApiKey(row, ''));
  await auditRow(tx, context, { table: 'api_keys', id, name: row.name, before, after: null });
  return row;
};
