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
  | 'WEBHOOK_NETWORKS';

/** Values that must not stand in a manifest; they come from a Secret or an .env file. */
export const secretVariables: readonly Variable[] = ['DATABASE_URL', 'MULLION_CONTEXT_KEY', 'MULLION_TOKEN_KEY', 'SMTP_URL'];

/** How many of a process there are, and what decides. */
export type Scaling =
  | { by: 'cpu'; min: number; max: number; percent: number }
  /** `jobsPerReplica`: waiting, prioritized and active jobs of the BullMQ queues that one replica is to have (docs/architecture.md, rule 10). */
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
  variables: readonly Variable[];
  memoryMb: { request: number; limit: number };
  cpuMilli: { request: number; limit: number };
  scaling: Scaling;
}

export const healthPaths = { live: '/health/live', ready: '/health/ready', metrics: '/metrics' } as const;

/** Seconds a process has between SIGTERM and SIGKILL; its own SHUTDOWN_SECONDS is below that. */
export const stopSeconds = 20;

/**
 * The same for every process of the system, and in the image (deploy/Dockerfile). glibc keeps freed memory for each thread that asked for it:
 * checking passwords left identity with 60 MB. Few pools, and blocks from 128 kB on given back when they are freed; without the limit it grows.
 */
export const runtimeEnvironment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const everywhere = ['NATS_URL', 'REDIS_URL', 'MULLION_CONTEXT_KEY', 'HOST', 'HEALTH_PORT', 'LOG_LEVEL', 'SHUTDOWN_SECONDS'] as const;

/** How events travel: the same in every service. */
const events = ['EVENT_PARTITIONS', 'EVENT_STREAM_BYTES', 'EVENT_STREAM_REPLICAS'] as const;

/**
 * V8 lets the space of young objects grow to 3 × 16 MB a process before it collects, which ten idle processes never give back. Those on the
 * scanners' way get more room, because there collecting more often costs requests. Functions are compiled when they are first called, also
 * those that a bundler's brackets mark as called at once: 2 to 10 MB less a process.
 */
const node = (name: string): string[] => [
  'node',
  '--max-lazy',
  `--max-semi-space-size=${['gateway', 'orders', 'packing'].includes(name) ? 4 : 1}`,
  `dist/apps/${name}/main.cjs`,
];

function service(name: ServiceName, healthPort: number, extra: readonly Variable[] = []): ProcessSpec {
  return {
    name,
    kind: 'service',
    command: node(name),
    healthPort,
    schema: name,
    variables: [...everywhere, 'DATABASE_URL', 'DATABASE_POOL', ...events, ...extra],
    memoryMb: { request: 128, limit: 512 },
    cpuMilli: { request: 100, limit: 1000 },
    scaling: { by: 'cpu', min: 2, max: 6, percent: 70 },
  };
}

function worker(name: string, healthPort: number, scaling: Scaling, extra: readonly Variable[] = []): ProcessSpec {
  return {
    name,
    kind: 'worker',
    command: node(name),
    healthPort,
    variables: [...everywhere, ...extra],
    memoryMb: { request: 192, limit: 768 },
    cpuMilli: { request: 100, limit: 2000 },
    scaling,
  };
}

export const processes: readonly ProcessSpec[] = [
  service('identity', 9102, ['MULLION_TOKEN_KEY', 'PUBLIC_URL']),
  service('orders', 9103, ['BLOB_URL']),
  service('packing', 9104),
  service('dispatch', 9105),
  service('production', 9106, ['BLOB_URL']),
  service('documents', 9107, ['BLOB_URL', 'MULLION_TOKEN_KEY', 'PUBLIC_URL', 'MAIL_FROM', 'WEBHOOK_NETWORKS']),
  worker('worker-optimiser', 9108, { by: 'queue', min: 1, max: 8, queues: ['packing-quick', 'packing-deep', 'floors'], jobsPerReplica: 2 }),
  worker('worker-documents', 9109, { by: 'cpu', min: 1, max: 4, percent: 70 }, ['BLOB_URL']),
  worker('worker-mail', 9110, { by: 'cpu', min: 1, max: 2, percent: 70 }, [
    'SMTP_URL',
    'MAIL_FROM',
    'PUBLIC_URL',
    'BLOB_URL',
    'WEBHOOK_NETWORKS',
  ]),
  {
    name: 'gateway',
    kind: 'gateway',
    command: node('gateway'),
    healthPort: 9101,
    port: 3000,
    variables: [...everywhere, 'PORT', 'MULLION_TOKEN_KEY', 'BLOB_URL', 'PUBLIC_URL', 'WEB_ROOT', 'TRUSTED_PROXIES'],
    memoryMb: { request: 160, limit: 512 },
    cpuMilli: { request: 200, limit: 2000 },
    scaling: { by: 'cpu', min: 2, max: 8, percent: 60 },
  },
];
