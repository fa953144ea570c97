/** The one list of what runs. The launcher, docker-compose.yml and k8s/ are made from it or checked against it. */

/** Services that own tables: each has a role `mullion_<name>` and a schema `<name>`. */
export const services = ['identity', 'orders', 'packing', 'dispatch', 'production', 'documents'] as const;
export type ServiceName = (typeof services)[number];

export type Variable =
  | 'DATABASE_URL'
  | 'DATABASE_POOL'
  | 'NATS_URL'
  | 'REDIS_URL'
  | 'HOST'
  | 'HEALTH_PORT'
  | 'PORT'
  | 'MULLION_CONTEXT_KEY'
  | 'MULLION_TOKEN_KEY'
  | 'BLOB_URL'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'TRUSTED_PROXIES'
  | 'PUBLIC_URL'
  | 'EVENT_PARTITIONS'
  | 'EVENT_STREAM_BYTES'
  | 'EVENT_STREAM_REPLICAS'
  | 'LOG_LEVEL'
  | 'WEB_ROOT'
  | 'SHUTDOWN_SECONDS'
  | 'WEBHOOK_NETWORKS'
  | 'PLAIN_SERVERS'
  | 'SESSION_REQUESTS'
  | 'FILES_PER_ROW'
  | 'FILES_MB_PER_LINK'
  | 'FILES_MB_PER_COMPANY'
  | 'PICTURES_MB_PER_COMPANY'
  | 'OPTIMISER_THREADS'
  | 'NODE_EXTRA_CA_CERTS';

/** Values that must not stand in a manifest; they come from a Secret or an .env file. */
export const secretVariables: readonly Variable[] = [
  'DATABASE_URL',
  'NATS_URL',
  'REDIS_URL',
  'MULLION_CONTEXT_KEY',
  'MULLION_TOKEN_KEY',
  'SMTP_URL',
];

/** How many of a process there are, and what decides. */
export type Scaling =
  | { by: 'cpu'; min: number; max: number; percent: number }
  /**
   * `jobsPerReplica`: waiting, prioritized and active jobs of the BullMQ queues that one replica is to have
   * (docs/architecture.md, rule 10).
   */
  | { by: 'queue'; min: number; max: number; queues: readonly string[]; jobsPerReplica: number };

export interface ProcessSpec {
  name: string;
  kind: 'gateway' | 'service' | 'worker';
  /** Relative to the folder that holds dist/. */
  command: readonly string[];
  /** /health/live, /health/ready and /metrics; never public. */
  healthPort: number;
  /** The public port, of the gateway only. */
  port?: number;
  /** Owns the schema of this name. */
  schema?: ServiceName;
  /**
   * Owners whose calls it asks, and owners whose events it reads: what its account at NATS may do is made from this
   * (deploy/accounts.ts).
   */
  asks: readonly ServiceName[];
  follows: readonly ServiceName[];
  /** BullMQ queues it fills or works off: the keys of Redis that its account may touch. */
  queues: readonly string[];
  variables: readonly Variable[];
  memoryMb: { request: number; limit: number };
  cpuMilli: { request: number; limit: number };
  scaling: Scaling;
}
