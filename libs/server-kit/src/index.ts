export {
  baseConfig,
  ConfigError,
  KIT_CONFIG,
  linkConfig,
  loadConfig,
  type BaseConfig,
  type KitConfig,
  type LinkConfig,
} from './config/config';
export { AppError, current, fromProblem, toProblem, type AppErrorDetails } from './errors/app-error';
export { isDatabaseUnavailable, isForeignKeyViolation, isRetryable, isUniqueViolation } from './errors/database-errors';
export { invalidInput } from './errors/invalid-input';
export { anonymousContext, guestContext, isSystem, passOf, systemContext } from './request/contexts';
export { askerOf, SYSTEM_ASKER, turnOf } from './request/asker';
export { signContext, verifyContext } from './request/signed-context';
export { currentOccurrence, currentRequestId, newRequestId, withRequestId } from './request/request-scope';
export { enforcePolicy, enforceTerminalBody } from './request/route-policy';
export { stampOf } from './request/stamps';
export type { CallInfo } from './request/call-info';
export { FairTurns, type Turn } from './boot/fair-turns';
export { readFresh } from './request/read-fresh';
export { log, NestLog, startLog } from './logging/log';
export { metrics, metricsText, registry } from './metrics/metrics';
export { openRedis } from './jobs/redis';
export { NatsLink, natsOptions } from './nats/nats-link';
export { ensureStream, streamName } from './nats/streams';
export { Encoded } from './rpc/encoded';
export { Handle, type HandlerMethod } from './rpc/handle.decorator';
export { Committed, markStale, Reply, reply, type Answer } from './rpc/reply';
export { Rpc, type AskOptions } from './rpc/rpc';
export { decodeJson, encodeJson, readRequest, replyHeaders, type RawReply } from './rpc/wire';
export { Database } from './database/database';
export type { Reads } from './database/snapshot';
export {
  answerOfKey,
  lastMove,
  requestKey,
  type KeptAnswer,
  type LastMove,
  type RequestKey,
} from './database/idempotency';
export { Tx } from './database/tx';
export { TenantRepository, type RowChange, type VersionedUpdate } from './database/tenant-repository';
export { LITHUANIAN_COLLATION } from './database/collation';
export {
  AFTER_ALL,
  containsText,
  createFolded,
  createTrigrams,
  isFoundByIndex,
  likeText,
  numberKey,
  numberKeySql,
  reversed,
  type SearchedText,
  type TextCondition,
} from './database/text-search';
export { kitMigrations } from './database/kit-tables';
export { movesOfRows } from './database/row-moves';
export { orderMomentOf } from './database/order-moment';
export { statusHistory, unnamedStatus } from './database/status-history';
export { backfill, concurrentIndex, concurrentPartitionedIndex, dropIndexes } from './database/migration-steps';
export { runMigrations } from './database/run-migrations';
export type { HistoryRow } from './database/history';
export { auditEntry, auditEvent, type AuditEntry } from './database/audit';
export { auditedBy, auditRow, type AuditActor, type AuditedRow } from './database/audit-row';
export { Copies } from './copies/copies';
export { CopyStates } from './copies/copy-states';
export { defineCopy, keepCopies, type AppliedRecords, type CopyDefinition } from './copies/define-copy';
export { serveRecords } from './copies/serve-records';
export { EventOfRows, recordRows, stampsOfRows, type RecordedRows } from './events/record-rows';
export { each, momentOf, RowShape, rowsOf } from './events/row-shape';
export { On, OnEach, OnMany, type EventMethod, type EventsMethod } from './events/on.decorator';
export { Bus, type PublishedEvent, type Watcher } from './events/bus';
export { DeadLetters, type DeadLetter } from './events/dead-letters';
export { DeadLetterHooks, type GivenUpEvent } from './events/dead-letter-hooks';
export { EventBacklog, type Backlog } from './events/event-backlog';
export { headHeader, wireSubject } from './events/event-message';
export { Saga, type Next, type SagaHelpers, type SagaRow, type SagaSteps } from './sagas/saga.decorator';
export { Sagas, type SagaId } from './sagas/sagas';
export { eachRow } from './sweeps/each-row';
export { clearInBatches, deleteInBatches } from './sweeps/retention';
export { retentionDays } from './sweeps/retention-days';
export { Sweep, type SweepOptions } from './sweeps/sweep.decorator';
export { Queues } from './jobs/queues';
export {
  startWorker,
  workerQueue,
  type JobTools,
  type WorkerApp,
  type WorkerOptions,
  type WorkerQueue,
} from './jobs/start-worker';
export { addressFilter, areNetworks, ipOfHost, type AddressFilter } from './net/address-filter';
export { HealthServer, type HealthCheck } from './health/health-server';
export { Clock } from './boot/clock';
export { ConcurrencyGate } from './boot/concurrency-gate';
export { ServiceTools } from './boot/service-tools';
export { openLink, type Link } from './boot/link';
export { bootService } from './boot/boot-service';
export { bootWorker } from './boot/boot-worker';
export { openSeedContext, type OpenSeedContext, type SeedContext } from './seed/seed-context';
export { runProcess } from './boot/run-process';
export { startService, type ServiceApp, type ServiceOptions } from './boot/service-app';
export type { BlobInfo, BlobStore } from './blob/blob-store';
export { Blobs, type StoredUpload } from './blob/blobs';
export { openBlobStore } from './blob/open-blob-store';
