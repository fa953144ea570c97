import { isLate, isRefused, type ErrorCode, type Occurrence } from '@mullion/contracts';
import { AppError, requestKey, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import type { RefusedScan } from './scan-conflict.row';
import { ScanConflictRepository } from './scan-conflict.repository';

/** What was scanned, onto what. */
export type Scanned = Pick<RefusedScan, 'kind' | 'code' | 'targetCode' | 'palletId' | 'truckId'>;

/** Refusals of the request, not of the scan: it was never one of this person's. */
const OF_THE_REQUEST: readonly ErrorCode[] = ['idempotency.mismatch', 'invalid'];

/**
 * Runs a scan. One that was kept on the device until nobody looked at the screen any more has nobody to see a refusal:
 * it becomes a conflict, which stays until a person has settled it, and is refused with its number. Such a scan never
 * has an effect later, however often it is sent.
 */
export const recordLateRefusals = async <Answer>(
  tools: Pick<ServiceTools, 'database' | 'bus'>,
  call: CallInfo,
  describe: () => Promise<Scanned>,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    const { occurrence = null } = call;
    const isFinal =
      error instanceof AppError &&
      isRefused(error) &&
      !OF_THE_REQUEST.includes(error.code) &&
      error.params['conflict'] === undefined;
    if (!isFinal || occurrence === null || !isLate(occurrence) || call.idempotencyKey === null) throw error;
    throw await recorded(tools, call, {
      ...(await describe()),
      ...whoOf(call, occurrence),
      problem: error.code,
      params: error.params,
    });
  }
};

const whoOf = (call: CallInfo, occurrence: Occurrence) => {
  const { key = '', bodyHash = '' } = requestKey(call) ?? {};
  const { user_id: userId, user_name: userName } = call.context;
  return { userId, userName, terminal: occurrence.terminal, occurredAt: occurrence.at, key, bodyHash };
};

const recorded = async (
  { database, bus }: Pick<ServiceTools, 'database' | 'bus'>,
  call: CallInfo,
  scan: RefusedScan,
): Promise<AppError> => {
  const { company_id } = call.context;
  const id = await new ScanConflictRepository(database, company_id).keep(scan);
  bus.live({ company_id, entity: 'scan_conflict', ids: [id] });
  return refusalOf({ id, ...scan });
};

const refusalOf = ({
  id,
  problem,
  params,
}: {
  id: number;
  problem: string;
  params: Readonly<Record<string, unknown>>;
}): AppError => new AppError(problem as ErrorCode, { ...params, conflict: id });

/**
 * A scan that has become a conflict is refused as it was then.
 * @throws AppError the refusal; `idempotency.mismatch` for another scan under the same key
 */
export const refuseRecorded = async ({ database }: Pick<ServiceTools, 'database'>, call: CallInfo): Promise<void> => {
  const key = requestKey(call);
  if (key === null) return;
  const known = await new ScanConflictRepository(database, call.context.company_id).ofKey(
    call.context.user_id,
    key.key,
  );
  if (known === null) return;
  if (known.body_hash !== key.bodyHash) throw new AppError('idempotency.mismatch');
  throw refusalOf(known);
};
