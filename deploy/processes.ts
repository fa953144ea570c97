import { services, type Variable, type Scaling, type ProcessSpec, type ServiceName } from './process-spec';

// what starts the system reads the whole list from one file
export { services } from './process-spec';

export const healthPaths = { live: '/health/live', ready: '/health/ready', metrics: '/metrics' } as const;

/** Seconds a process has between SIGTERM and SIGKILL; its own SHUTDOWN_SECONDS is below that. */
export const stopSeconds = 20;

/**
 * The same for every process of the system, and in the image (deploy/Dockerfile). glibc keeps freed memory for each
 * thread that asked for it: checking passwords left identity with 60 MB. Few pools, and blocks from 128 kB on given
 * back when they are freed; without the limit it grows.
 */
export const runtimeEnvironment: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const everywhere = [
  'NATS_URL',
  'REDIS_URL',
  'PLAIN_SERVERS',
  'NODE_EXTRA_CA_CERTS',
  'PUBLIC_URL',
  'MULLION_CONTEXT_KEY',
  'HOST',
  'HEALTH_PORT',
  'LOG_LEVEL',
  'SHUTDOWN_SECONDS',
] as const;

/** How events travel: the same in every service. */
const events = ['EVENT_PARTITIONS', 'EVENT_STREAM_BYTES', 'EVENT_STREAM_REPLICAS'] as const;

/**
 * V8 lets the space of young objects grow to 3 × 16 MB a process before it collects, which ten idle processes never
 * give back. Those on the scanners' way get more room, because there collecting more often costs requests. Functions
 * are compiled when they are first called, also those that a bundler's brackets mark as called at once: 2 to 10 MB less
 * a process.
 */
const node = (name: string): string[] => [
  'node',
  '--max-lazy',
  `--max-semi-space-size=${['gateway', 'orders', 'packing'].includes(name) ? 4 : 1}`,
  `dist/apps/${name}/main.cjs`,
];

type Neighbours = Pick<ProcessSpec, 'asks' | 'follows' | 'queues'>;

function service(
  name: ServiceName,
  healthPort: number,
  neighbours: Neighbours,
  extra: readonly Variable[] = [],
): ProcessSpec {
  return {
    name,
    kind: 'service',
    command: node(name),
    healthPort,
    schema: name,
    ...neighbours,
    variables: [...everywhere, 'DATABASE_URL', 'DATABASE_POOL', ...events, ...extra],
    memoryMb: { request: 128, limit: 512 },
    cpuMilli: { request: 100, limit: 1000 },
    scaling: { by: 'cpu', min: 2, max: 6, percent: 70 },
  };
}

function worker(
  name: string,
  healthPort: number,
  scaling: Scaling,
  neighbours: Omit<Neighbours, 'follows'>,
  extra: readonly Variable[] = [],
  memoryMb = 768,
): ProcessSpec {
  return {
    name,
    kind: 'worker',
    command: node(name),
    healthPort,
    ...neighbours,
    follows: [],
    variables: [...everywhere, ...extra],
    memoryMb: { request: 192, limit: memoryMb },
    cpuMilli: { request: 100, limit: 2000 },
    scaling,
  };
}

/** By who fills them; a worker names those it works off. */
const packingQueues = ['packing-quick', 'packing-deep'] as const;
const documentQueues = ['documents'] as const;
const mailQueues = ['mail', 'webhooks', 'webhooks-slow'] as const;
const floorQueues = ['floors'] as const;

export const processes: readonly ProcessSpec[] = [
  // what everybody has done is kept by identity
  service('identity', 9102, { asks: ['packing'], follows: services, queues: [] }, ['MULLION_TOKEN_KEY']),
  service(
    'orders',
    9103,
    {
      asks: ['identity', 'packing', 'dispatch', 'production', 'documents'],
      follows: ['identity', 'packing', 'dispatch', 'production'],
      queues: [],
    },
    ['BLOB_URL', 'PICTURES_MB_PER_COMPANY'],
  ),
  service('packing', 9104, {
    asks: ['identity', 'orders', 'dispatch', 'documents'],
    follows: ['identity', 'orders', 'dispatch'],
    queues: packingQueues,
  }),
  service('dispatch', 9105, {
    asks: ['identity', 'orders', 'packing'],
    follows: ['identity', 'orders', 'packing'],
    queues: floorQueues,
  }),
  service(
    'production',
    9106,
    { asks: ['identity', 'orders', 'packing', 'dispatch'], follows: ['orders', 'dispatch'], queues: [] },
    ['BLOB_URL'],
  ),
  service(
    'documents',
    9107,
    {
      asks: ['identity', 'orders', 'packing', 'dispatch', 'production'],
      follows: ['identity', 'orders', 'packing', 'dispatch', 'production'],
      queues: [...documentQueues, ...mailQueues],
    },
    [
      'BLOB_URL',
      'MULLION_TOKEN_KEY',
      'MAIL_FROM',
      'WEBHOOK_NETWORKS',
      'FILES_PER_ROW',
      'FILES_MB_PER_LINK',
      'FILES_MB_PER_COMPANY',
    ],
  ),
  worker(
    'worker-optimiser',
    9108,
    { by: 'queue', min: 1, max: 8, queues: [...packingQueues, ...floorQueues], jobsPerReplica: 2 },
    { asks: ['packing', 'dispatch'], queues: [...packingQueues, ...floorQueues] },
    ['OPTIMISER_THREADS'],
  ),
  worker(
    'worker-documents',
    9109,
    { by: 'cpu', min: 1, max: 4, percent: 70 },
    { asks: ['identity', 'orders', 'packing', 'dispatch', 'production', 'documents'], queues: documentQueues },
    ['BLOB_URL'],
    1_024,
  ),
  worker('worker-mail', 9110, { by: 'cpu', min: 1, max: 2, percent: 70 }, { asks: ['documents'], queues: mailQueues }, [
    'SMTP_URL',
    'MAIL_FROM',
    'BLOB_URL',
    'WEBHOOK_NETWORKS',
  ]),
  {
    name: 'gateway',
    kind: 'gateway',
    command: node('gateway'),
    healthPort: 9101,
    port: 3000,
    asks: services,
    follows: services,
    queues: [],
    variables: [
      ...everywhere,
      'PORT',
      'MULLION_TOKEN_KEY',
      'BLOB_URL',
      'WEB_ROOT',
      'TRUSTED_PROXIES',
      'SESSION_REQUESTS',
    ],
    memoryMb: { request: 160, limit: 512 },
    cpuMilli: { request: 200, limit: 2000 },
    scaling: { by: 'cpu', min: 2, max: 8, percent: 60 },
  },
];
