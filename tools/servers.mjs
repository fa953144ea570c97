#!/usr/bin/env node
// PostgreSQL, Redis and NATS for development, tests and a first try. As a program: prints one JSON line with the URLs
// and stays until a signal.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from './lib/paths.mjs';
import { accepts, freePorts, isPortFree } from './lib/ports.mjs';
import { spawnTied } from './lib/tied-child.mjs';
import { accountNames, accountsOf } from './servers/accounts.mjs';
import { composeUrl, findPostgres, findRedisAndNats, waitForServersOfPerson } from './servers/find-binaries.mjs';
import { postgresAnswers, preparePostgres } from './servers/postgres.mjs';
import { natsTls, redisListens, urlsBy } from './servers/tls.mjs';
import { keepRunning } from './servers/keep-running.mjs';

/**
 * NATS spends more on waking its own threads than on the messages of one machine: with one of them a request costs a
 * third of the processor time (measured with bench:api's request for a product).
 */
const oneThread = { GOMAXPROCS: '1' };

const environmentName = { postgres: 'DATABASE_URL', redis: 'REDIS_URL', nats: 'NATS_URL' };

/**
 * Starts the servers, each from the first of: URL in the environment, program on this machine, package of the
 * distribution, a person. A server of ours that dies is started again on the same port and data; all end when this
 * process ends, even by kill -9. See servers.d.mts for the types.
 */
export async function startServers({
  dataDir = defaultDataDir,
  ports,
  free = false,
  throwaway = false,
  tls,
  say = () => {},
  onEvent = () => {},
} = {}) {
  fs.mkdirSync(dataDir, { recursive: true });
  const urls = {};
  /** By server, where it knows the system's accounts: its URL for an account. */
  const accountUrls = {};
  const ours = new Map();
  for (const [name, variable] of Object.entries(environmentName))
    if (process.env[variable]) urls[name] = process.env[variable];
  const wanted = Object.keys(environmentName).filter((name) => !urls[name]);
  if (wanted.length > 0) {
    const { recipes, missing } = await prepare({ wanted, dataDir, ports, free, throwaway, tls, say });
    const log = fs.openSync(path.join(dataDir, 'servers.log'), 'a');
    for (const [name, recipe] of Object.entries(recipes)) {
      ours.set(name, keepRunning({ name, recipe, log, onEvent }));
      urls[name] = recipe.url;
      accountUrls[name] = recipe.accountUrl;
    }
    if (missing.length > 0) {
      await waitForServersOfPerson(missing, say);
      for (const name of missing) {
        urls[name] = composeUrl(name);
        accountUrls[name] = (account) => composeUrl(name, account);
      }
    }
    try {
      await Promise.all([...ours.values()].map((server) => server.ready()));
    } catch (error) {
      await Promise.all([...ours.values()].map((server) => server.stop()));
      throw new Error(`${error.message}; see ${path.join(dataDir, 'servers.log')}`, { cause: error });
    }
  }
  const get = (name) => {
    const server = ours.get(name);
    if (!server) throw new Error(`${name} was not started here, so it can not be controlled here`);
    return server;
  };
  return {
    urls,
    env: { DATABASE_URL: urls.postgres, REDIS_URL: urls.redis, NATS_URL: urls.nats },
    // servers that the environment names: the account is the one in their URL
    accountUrl: (name, account) => accountUrls[name]?.(account) ?? urls[name],
    get pids() {
      return Object.fromEntries([...ours].map(([name, server]) => [name, server.pid()]));
    },
    kill: (name) => get(name).kill(),
    restart: (name) => get(name).restart(),
    ready: async () => void (await Promise.all([...ours.values()].map((server) => server.ready()))),
    stop: async () => void (await Promise.all([...ours.values()].map((server) => server.stop()))),
  };
}

async function prepare({ wanted, dataDir, ports, free, throwaway, tls, say }) {
  const by = urlsBy(tls);
  const port = await choosePorts({ wanted, dataDir, ports, free });
  const recipes = {};
  const missing = [];
  const folder = (name) => {
    const made = path.join(dataDir, name);
    fs.mkdirSync(made, { recursive: true });
    return made;
  };
  if (wanted.includes('postgres')) {
    const programs = findPostgres();
    if (programs) {
      // the server's own user must be able to enter the folder
      if (process.getuid?.() === 0) fs.chmodSync(dataDir, 0o755);
      const { url, start } = await preparePostgres({ dataDir, port: port.postgres, throwaway, tls, programs });
      recipes.postgres = {
        url: by.postgres(url),
        start,
        answers: () => postgresAnswers(port.postgres),
        stopSignal: 'SIGINT',
      };
    } else missing.push('postgres');
  }
  if (wanted.includes('redis') || wanted.includes('nats')) {
    const { redis, nats, env } = findRedisAndNats(say);
    const accounts = accountsOf(dataDir);
    const reached = (url) => ({ url: accounts.url(url), accountUrl: (name) => accounts.url(url, name) });
    const run = (file, args, more) => (log) =>
      spawnTied(file, args, { env: { ...env, ...more }, stdio: ['ignore', log, log] });
    if (wanted.includes('redis') && redis) {
      const settings = {
        ...redisListens(port.redis, tls),
        bind: '127.0.0.1',
        dir: folder('redis'),
        aclfile: secretFile(dataDir, 'redis.acl', accounts.redis),
        'maxmemory-policy': 'noeviction',
        appendonly: 'yes',
        save: '',
      };
      const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
      recipes.redis = { ...reached(by.redis(port.redis)), start: run(redis, args), answers: () => accepts(port.redis) };
    } else if (wanted.includes('redis')) missing.push('redis');
    if (wanted.includes('nats') && nats) {
      // 8 MB: an import of 10,000 rows is one request (docs/architecture.md, rule 14)
      const storage = JSON.stringify(path.join(folder('nats'), 'jetstream'));
      const file = secretFile(
        dataDir,
        'nats.conf',
        `host: 127.0.0.1
port: ${port.nats}
max_payload: 8388608
jetstream { store_dir: ${storage}, max_memory_store: 64M }
authorization: ${accounts.nats}
${natsTls(tls)}`,
      );
      const start = run(nats, ['-c', file], oneThread);
      recipes.nats = { ...reached(by.nats(port.nats)), start, answers: () => accepts(port.nats) };
    } else if (wanted.includes('nats')) missing.push('nats');
  }
  return { recipes, missing };
}

/** Writes what only this user may read, and says where it is. */
function secretFile(dataDir, name, text) {
  const file = path.join(dataDir, name);
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return file;
}

/** Ports given, else free ones; a data folder remembers its ports, so addresses stay the same from start to start. */
async function choosePorts({ wanted, dataDir, ports, free }) {
  const file = path.join(dataDir, 'servers.ports.json');
  const remembered = !free && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const chosen = { ...remembered, ...ports };
  const fresh = await freePorts(wanted.length);
  for (const [index, name] of wanted.entries()) {
    if (!chosen[name] || (!ports?.[name] && !(await isPortFree(chosen[name])))) chosen[name] = fresh[index];
    if (ports?.[name] && !(await isPortFree(ports[name]))) throw new Error(`port ${ports[name]} for ${name} is in use`);
  }
  fs.writeFileSync(file, JSON.stringify(chosen));
  return chosen;
}

/** By account, where it signs in; for who looks what an account may do. */
export const accountUrls = (servers) =>
  Object.fromEntries(
    accountNames.map((name) => [
      name,
      { nats: servers.accountUrl('nats', name), redis: servers.accountUrl('redis', name) },
    ]),
  );

async function main() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      'free-ports': { type: 'boolean' },
      cert: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const servers = await startServers({
    dataDir: values.data && path.resolve(values.data),
    free: values['free-ports'],
    tls: values.cert && values.key ? { cert: path.resolve(values.cert), key: path.resolve(values.key) } : undefined,
    say: (line) => console.error(line),
  });
  console.log(
    JSON.stringify({ ...servers.urls, accounts: accountUrls(servers), env: servers.env, pids: servers.pids }),
  );
  const stay = setInterval(() => {}, 1 << 30);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      clearInterval(stay);
      void servers.stop().then(() => process.exit(0));
    });
  }
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
