import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

/**
 * Of the caller's environment only what a program needs; so nothing of a developer's shell decides how the system
 * behaves.
 */
const inherited = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_OPTIONS', 'SSL_CERT_FILE'];

function ofTheMachine() {
  return Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** A service's URL: its own role in the database `mullion` of the administrator's server. */
export function databaseUrls({ adminUrl, secrets, services, database = 'mullion' }) {
  return Object.fromEntries(
    services.map((service) => {
      const url = new URL(adminUrl);
      url.username = `mullion_${service}`;
      url.password = secrets.passwords[service];
      url.pathname = `/${database}`;
      return [service, url.toString()];
    }),
  );
}

/** What deploy/migrate.ts and deploy/seed.ts read. */
export function deployEnvironment({ adminUrl, urls, values }) {
  const each = Object.fromEntries(
    Object.entries(urls).map(([service, url]) => [`DATABASE_URL_${service.toUpperCase()}`, url]),
  );
  const { PUBLIC_URL, PLAIN_SERVERS, NODE_EXTRA_CA_CERTS } = values;
  const shared = { PUBLIC_URL, PLAIN_SERVERS, NODE_EXTRA_CA_CERTS };
  return {
    ...ofTheMachine(),
    ...each,
    ADMIN_DATABASE_URL: adminUrl,
    BLOB_URL: values.BLOB_URL,
    ...shared,
    TZ: 'UTC',
    MULLION_ROOT: root,
  };
}

/** Values that are the same for every process; which of them a process gets is decided by its list of variables. */
export function commonValues({ dataDir, servers, secrets, url, host, mail, overrides }) {
  return {
    NATS_URL: servers.urls.nats,
    REDIS_URL: servers.urls.redis,
    MULLION_CONTEXT_KEY: secrets.contextKey,
    MULLION_TOKEN_KEY: secrets.tokenKey,
    DATABASE_POOL: '10',
    EVENT_PARTITIONS: '16',
    EVENT_STREAM_BYTES: '-1',
    EVENT_STREAM_REPLICAS: '1',
    BLOB_URL: pathToFileURL(path.join(dataDir, 'blobs')).toString(),
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Mullion <mullion@demo.mullion.test>',
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '',
    WEBHOOK_NETWORKS: '',
    // benches ask as fast as they can
    SESSION_REQUESTS: process.env.SESSION_REQUESTS ?? '200',
    PLAIN_SERVERS: process.env.PLAIN_SERVERS ?? '',
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS ?? '',
    LOG_LEVEL: 'info',
    WEB_ROOT: path.join(root, 'dist/apps/web'),
    SHUTDOWN_SECONDS: '10',
    HOST: host,
    ...overrides,
  };
}

/**
 * The environment of one process.
 * @param {{ spec: import('../../deploy/processes').ProcessSpec, runtime: Readonly<Record<string, string>>, values:
 * Record<string, string>, urls: Record<string, string>,
 *   servers: import('../servers.mjs').Servers, healthPort: number, port?: number }} options
 */
export function processEnvironment({ spec, runtime, values, urls, servers, healthPort, port }) {
  const own = {
    ...values,
    HEALTH_PORT: String(healthPort),
    PORT: String(port ?? ''),
    DATABASE_URL: spec.schema ? urls[spec.schema] : '',
    NATS_URL: servers.accountUrl('nats', spec.name),
    REDIS_URL: servers.accountUrl('redis', spec.name),
  };
  // what is reachable from elsewhere is the gateway alone
  if (spec.kind !== 'gateway') own.HOST = '127.0.0.1';
  // what is not named here has a default of its own
  const given = Object.fromEntries(
    spec.variables.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])),
  );
  return { ...ofTheMachine(), ...runtime, ...given };
}
