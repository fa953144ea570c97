import { z } from 'zod';
import { defineCall, services, type Call, type ServiceName } from './call';
import { companyId } from './id.schema';
import { isoMoment, ok } from './route';

/** Services with a database: those that have something to show on the operations page. */
export const operatedServices = services.filter((service): service is OperatedService => service !== 'gateway');
export const operatedService = z.enum(operatedServices as [OperatedService, ...OperatedService[]]);
type OperatedService = Exclude<ServiceName, 'gateway'>;

const deadLetter = z.object({
  id: z.int(),
  subject: z.string(),
  company_id: companyId.nullable(),
  error: z.string(),
  attempts: z.int(),
  created_at: isoMoment,
  /** The copies it would have changed were healed, but something else hangs on the event. */
  healed: z.boolean(),
});

const stuckSaga = z.object({
  id: z.uuid(),
  kind: z.string(),
  key: z.string(),
  state: z.string(),
  company_id: companyId,
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: isoMoment,
});

/** A copy of one company, as it was last compared, and its rebuild. */
const copyState = z.object({
  copy: z.string(),
  owner: z.string(),
  company_id: companyId,
  compared_at: isoMoment.nullable(),
  equal: z.boolean().nullable(),
  owner_count: z.int().nullable(),
  copy_count: z.int().nullable(),
  /** Rows that the last rebuild wrote. */
  mended: z.int().nullable(),
  resync: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  resync_done: z.int(),
  resync_total: z.int().nullable(),
  error: z.string().nullable(),
});
export type CopyState = z.infer<typeof copyState>;

/** Events of an owner that a service has yet to take. */
const consumerBacklog = z.object({
  owner: z.string(),
  partition: z.int(),
  waiting: z.int(),
  /** The event that the others wait for, because a service it needs does not answer. */
  blocked: z.object({ subject: z.string(), company_id: companyId, error: z.string() }).nullable(),
});

export const operationsState = z.object({
  /** Null, like the consumers, while the event streams cannot be asked. */
  outbox: z.object({ waiting: z.int(), oldest_at: isoMoment.nullable() }).nullable(),
  consumers: z.array(consumerBacklog).nullable(),
  dead_letters: z.array(deadLetter),
  dead_letters_total: z.int(),
  sagas: z.array(stuckSaga),
  copies: z.array(copyState),
  copies_total: z.int(),
});
export type OperationsState = z.infer<typeof operationsState>;

interface OperationsCalls {
  readonly read: Call<typeof readInput, typeof operationsState>;
  readonly retryDeadLetter: Call<typeof letterInput, typeof ok>;
  readonly discardDeadLetter: Call<typeof letterInput, typeof ok>;
  readonly retrySaga: Call<typeof sagaInput, typeof ok>;
  readonly resync: Call<typeof resyncInput, typeof ok>;
}

/** With a company: its copies alone. */
const readInput = z.object({ company_id: companyId.nullable() });
const letterInput = z.object({ id: z.int().positive() });
const sagaInput = z.object({ id: z.uuid() });
/** Without a company: of every company. */
const resyncInput = z.object({ copy: z.string().max(100), company_id: companyId.nullable() });

const callsOf = (service: ServiceName): OperationsCalls => {
  const call = <I extends z.ZodType, O extends z.ZodType>(name: string, input: I, output: O): Call<I, O> =>
    defineCall({ service, name: `operations.${name}`, input, output });
  return {
    read: call('read', readInput, operationsState),
    retryDeadLetter: call('dead-letter.retry', letterInput, ok),
    discardDeadLetter: call('dead-letter.discard', letterInput, ok),
    retrySaga: call('saga.retry', sagaInput, ok),
    resync: call('copy.resync', resyncInput, ok),
  };
};

/** The calls that every service with a database answers by the kit; for people of type 0 alone. */
export const operationsCalls = Object.fromEntries(
  operatedServices.map((service) => [service, callsOf(service)]),
) as Readonly<Record<OperatedService, OperationsCalls>>;
