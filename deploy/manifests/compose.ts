import { accounts, adminAccount, passwordVariable } from '../accounts';
import { processes, stopSeconds } from '../processes';
import { type ProcessSpec, type Variable } from '../process-spec';
import { blobFolder, fixedValues, healthCommand, image, migrationUrls } from './common';

const databasePassword = '${MULLION_DATABASE_PASSWORD:-mullion}';
const databaseUrl = (service: string): string =>
  `postgres://mullion_${service}:${databasePassword}@postgres:5432/mullion`;

/** Of an account at NATS and Redis. */
const password = (account: string): string => `\${${passwordVariable(account)}:-development-only-change-me}`;

/** Good for a developer's machine; a server sets its own in an .env file beside docker-compose.yml. */
const values: Partial<Record<Variable, string>> = {
  ...fixedValues,
  // one machine's own network
  PLAIN_SERVERS: 'postgres,nats,redis',
  NODE_EXTRA_CA_CERTS: '',
  MULLION_CONTEXT_KEY: '${MULLION_CONTEXT_KEY:-development-only-context-key-change-me}',
  MULLION_TOKEN_KEY: '${MULLION_TOKEN_KEY:-development-only-token-key-change-me}',
  BLOB_URL: `\${BLOB_URL:-file://${blobFolder}}`,
  SMTP_URL: '${SMTP_URL:-smtp://mail:1025}',
  MAIL_FROM: '${MAIL_FROM:-Mullion <mullion@demo.mullion.test>}',
  PUBLIC_URL: '${PUBLIC_URL:-http://localhost:3000}',
  TRUSTED_PROXIES: '${TRUSTED_PROXIES:-}',
  WEBHOOK_NETWORKS: '${WEBHOOK_NETWORKS:-}',
};

const everySecond = (seconds: number) => ({ interval: `${seconds}s`, timeout: '5s', retries: 10, start_period: '30s' });
const built = { image: `${image}:\${MULLION_TAG:-latest}`, build: { context: '.', dockerfile: 'deploy/Dockerfile' } };
const migrationEnvironment = {
  ADMIN_DATABASE_URL: `postgres://postgres:${databasePassword}@postgres:5432/postgres`,
  ...Object.fromEntries(migrationUrls.map(({ service, variable }) => [variable, databaseUrl(service)])),
  BLOB_URL: values.BLOB_URL,
  // for the check that no password of ours is used where others can come
  [passwordVariable(adminAccount)]: password(adminAccount),
  PUBLIC_URL: values.PUBLIC_URL,
  PLAIN_SERVERS: values.PLAIN_SERVERS,
};
const blobVolume = [`blobs:${blobFolder}`];

/** docker-compose.yml as data. */
export function composeFile(): object {
  return {
    services: {
      ...servers(),
      migrate: {
        ...built,
        command: ['node', '--enable-source-maps', 'dist/deploy/migrate.cjs'],
        environment: migrationEnvironment,
        depends_on: { postgres: { condition: 'service_healthy' } },
        restart: 'on-failure',
      },
      seed: {
        ...built,
        profiles: ['demo'],
        command: ['node', '--enable-source-maps', 'dist/deploy/seed.cjs'],
        environment: migrationEnvironment,
        volumes: blobVolume,
        depends_on: { migrate: { condition: 'service_completed_successfully' } },
      },
      ...Object.fromEntries(processes.map((spec) => [spec.name, service(spec)])),
    },
    configs: { 'nats.conf': { content: natsConfiguration() }, 'redis.acl': { content: redisUsers() } },
    volumes: { postgres: {}, redis: {}, nats: {}, blobs: {} },
  };
}

/** Without a `$` of its own: compose puts values in place of names, NATS too where nothing is quoted. */
function natsConfiguration(): string {
  const users = accounts().map(({ name, nats }) => ({ user: name, password: password(name), permissions: nats }));
  const lines = [
    // 8 MB: an import of 10,000 rows is one request (docs/architecture.md, rule 14)
    'max_payload: 8388608',
    'jetstream { store_dir: /data, max_memory_store: 64M }',
    `authorization: ${JSON.stringify({ users }, null, 2).replaceAll('$JS', '$$$$JS')}`,
  ];
  return `${lines.join('\n')}\n`;
}

function redisUsers(): string {
  const users = accounts().map(({ name, redis }) => `user ${name} on >${password(name)} ${redis}`);
  return `${['user default off', ...users].join('\n')}\n`;
}

function servers(): object {
  return {
    postgres: {
      image: 'postgres:18-alpine',
      environment: { POSTGRES_PASSWORD: databasePassword, POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8' },
      command: ['postgres', '-c', 'max_connections=300'],
      ports: ['127.0.0.1:5432:5432'],
      volumes: ['postgres:/var/lib/postgresql'],
      healthcheck: { test: ['CMD', 'pg_isready', '-U', 'postgres'], ...everySecond(5) },
      restart: 'unless-stopped',
    },
    redis: {
      image: 'redis:7-alpine',
      // jobs must never be dropped to make room
      command: [
        'redis-server',
        '--appendonly',
        'yes',
        '--maxmemory-policy',
        'noeviction',
        '--aclfile',
        '/etc/redis.acl',
      ],
      configs: [{ source: 'redis.acl', target: '/etc/redis.acl' }],
      ports: ['127.0.0.1:6379:6379'],
      volumes: ['redis:/data'],
      // "NOAUTH" is an answer too: the server is up
      healthcheck: { test: ['CMD', 'redis-cli', 'ping'], ...everySecond(5) },
      restart: 'unless-stopped',
    },
    nats: {
      image: 'nats:2-alpine',
      command: ['-c', '/etc/nats/mullion.conf'],
      ports: ['127.0.0.1:4222:4222'],
      configs: [{ source: 'nats.conf', target: '/etc/nats/mullion.conf' }],
      volumes: ['nats:/data'],
      healthcheck: { test: ['CMD', 'nc', '-z', '127.0.0.1', '4222'], ...everySecond(5) },
      restart: 'unless-stopped',
    },
    mail: {
      image: 'axllent/mailpit:v1.21',
      ports: ['127.0.0.1:8025:8025'],
      restart: 'unless-stopped',
    },
  };
}

function service(spec: ProcessSpec): object {
  const usesBlobs = spec.variables.includes('BLOB_URL');
  return {
    ...built,
    command: [...spec.command],
    environment: Object.fromEntries(spec.variables.map((name) => [name, valueOf(spec, name)])),
    ...(spec.port ? { ports: [`127.0.0.1:\${MULLION_PORT:-3000}:${spec.port}`] } : {}),
    ...(usesBlobs ? { volumes: blobVolume } : {}),
    depends_on: {
      migrate: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
      nats: { condition: 'service_healthy' },
    },
    healthcheck: { test: ['CMD', ...healthCommand(spec)], ...everySecond(10) },
    deploy: { resources: { limits: { memory: `${spec.memoryMb.limit}M`, cpus: String(spec.cpuMilli.limit / 1000) } } },
    init: true,
    stop_grace_period: `${stopSeconds}s`,
    restart: 'unless-stopped',
  };
}

function valueOf(spec: ProcessSpec, name: Variable): string {
  if (name === 'DATABASE_URL' && spec.schema) return databaseUrl(spec.schema);
  if (name === 'HEALTH_PORT') return String(spec.healthPort);
  if (name === 'PORT') return String(spec.port);
  if (name === 'NATS_URL') return `nats://${spec.name}:${password(spec.name)}@nats:4222`;
  if (name === 'REDIS_URL') return `redis://${spec.name}:${password(spec.name)}@redis:6379`;
  const value = values[name];
  if (value === undefined) throw new Error(`${spec.name} asks for ${name}, which docker-compose.yml has no value for`);
  return value;
}
