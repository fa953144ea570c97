import {
  operationsCalls,
  userTypes,
  type CompanyId,
  type OperationsState,
  type RequestContext,
} from '@mullion/contracts';
import type { CopyStates } from '../copies/copy-states';
import { auditedBy } from '../database/audit-row';
import type { AuditEntry } from '../database/audit';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import type { DeadLetters } from '../events/dead-letters';
import { log } from '../logging/log';
import type { EventBacklog } from '../events/event-backlog';
import type { CallInfo } from '../request/call-info';
import { kitAnswer, type KitAnswer } from '../rpc/kit-answer';
import type { Sagas } from '../sagas/sagas';

export interface OperationsParts {
  readonly database: Database;
  readonly deadLetters: DeadLetters;
  readonly sagas: Sagas;
  readonly copies: CopyStates;
  readonly backlog: EventBacklog;
}

const done = { ok: true as const };

/** What the operations page asks of every service and does there. Every action is audited and may come twice. */
export const operationsAnswers = (parts: OperationsParts): KitAnswer[] => {
  const { database, deadLetters, sagas, copies } = parts;
  const calls = operationsCalls[database.service as keyof typeof operationsCalls];
  return [
    kitAnswer(calls.read, async ({ company_id: companyId }, call) => {
      mustBeOperator(call);
      return stateOf(parts, companyId);
    }),
    kitAnswer(calls.retryDeadLetter, async ({ id }, call) => {
      mustBeOperator(call);
      await deadLetters.retry(id, (tx, letter) =>
        tx.audit(
          entry(call.context, 'dead_letter.retried', { id, name: letter.subject, companyId: letter.company_id }),
        ),
      );
      return done;
    }),
    kitAnswer(calls.discardDeadLetter, async ({ id }, call) => {
      mustBeOperator(call);
      await deadLetters.discard(id, (tx, letter) =>
        tx.audit(
          entry(call.context, 'dead_letter.discarded', { id, name: letter.subject, companyId: letter.company_id }),
        ),
      );
      return done;
    }),
    kitAnswer(calls.retrySaga, async ({ id }, call) => {
      mustBeOperator(call);
      await sagas.retry(id, call, (tx, saga) =>
        tx.audit(
          entry(call.context, 'saga.retried', { id, name: `${saga.kind} ${saga.key}`, companyId: saga.company_id }),
        ),
      );
      return done;
    }),
    kitAnswer(calls.resync, async ({ copy, company_id: companyId }, call) => {
      mustBeOperator(call);
      await copies.request(copy, companyId);
      await database.transaction(call, (tx) =>
        tx.audit(entry(call.context, 'copy.rebuilt', { id: copy, name: copy, companyId })),
      );
      return done;
    }),
  ];
};

const stateOf = async (
  { deadLetters, sagas, copies, backlog }: OperationsParts,
  companyId: CompanyId | null,
): Promise<OperationsState> => {
  const [waiting, letters, total, stuck, states] = await Promise.all([
    backlogOf(backlog),
    deadLetters.list(),
    deadLetters.count(),
    sagas.alarmed(),
    copies.list(companyId),
  ]);
  return {
    ...waiting,
    dead_letters: letters.map(({ event_id: _id, ...letter }) => ({
      ...letter,
      company_id: letter.company_id as OperationsState['dead_letters'][number]['company_id'],
      created_at: letter.created_at.toISOString(),
    })),
    dead_letters_total: total,
    sagas: stuck.map(({ id, kind, key, state, company_id, attempts, last_error: error, created_at }) => ({
      ...{ id, kind, key, state, attempts, error },
      company_id: company_id as OperationsState['sagas'][number]['company_id'],
      created_at: created_at.toISOString(),
    })),
    copies: states.rows,
    copies_total: states.total,
  };
};

/** What waits; null while NATS cannot be asked, which is shown instead. */
const backlogOf = async (backlog: EventBacklog): Promise<Pick<OperationsState, 'outbox' | 'consumers'>> => {
  try {
    const { outbox, consumers } = await backlog.read();
    return {
      outbox: { waiting: outbox.waiting + outbox.republishing, oldest_at: outbox.oldest_at?.toISOString() ?? null },
      consumers: consumers.map(({ owner, partition, pending, blocked }) => ({
        ...{ owner, partition, waiting: pending },
        blocked: blocked && {
          subject: blocked.subject,
          company_id: blocked.company_id as CompanyId,
          error: blocked.last_error,
        },
      })),
    };
  } catch (error) {
    log().warn({ reason: String(error) }, 'the backlog of events could not be read');
    return { outbox: null, consumers: null };
  }
};

/** The operations team is every person of type 0, of whatever company. */
const mustBeOperator = ({ context }: CallInfo): void => {
  if (context.type !== userTypes.super) throw new AppError('forbidden');
};

/** The entry stands in the company that it is about; where there is none, in that of the person. */
const entry = (
  context: RequestContext,
  action: string,
  row: { readonly id: number | string; readonly name: string; readonly companyId: number | null },
): AuditEntry => ({
  ...auditedBy(context),
  company_id: (row.companyId ?? context.company_id) as AuditEntry['company_id'],
  action: `operations.${action}`,
  table_name: 'operations',
  row_id: row.id,
  row_name: row.name,
  before: {},
  after: { act: action },
});
