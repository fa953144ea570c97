import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { OwnServers, testServers, type TestServers } from '@mullion/server-testing';
import { Client } from 'pg';
import { generate } from 'selfsigned';

const root = path.resolve(__dirname, '../..');
const run = promisify(execFile);

type Urls = Readonly<Record<'nats' | 'redis' | 'postgres', string>>;

let folder: string;
let servers: OwnServers;
let urls: Urls;
/** Servers without TLS. */
let open: TestServers;
/** Files of authorities: the one that has signed the servers' certificate, and another of the same name. */
let authorities: { readonly own: string; readonly other: string };

const authority = () =>
  generate([{ name: 'commonName', value: 'factory' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
};

beforeAll(async () => {
  open = testServers();
  folder = mkdtempSync(path.join(tmpdir(), 'mullion-tls-'));
  const [own, other] = await Promise.all([authority(), authority()]);
  const server = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ca: { key: own.private, cert: own.cert },
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  authorities = { own: fileOf('own.pem', own.cert), other: fileOf('other.pem', other.cert) };
  servers = await OwnServers.start({
    cert: fileOf('server.pem', server.cert),
    key: fileOf('server.key', server.private),
  });
  urls = {
    nats: servers.accounts.gateway?.nats ?? '',
    redis: servers.accounts.gateway?.redis ?? '',
    postgres: servers.urls.databaseUrl,
  };
});

afterAll(async () => {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** How the connections of a process end that trusts an authority; without one it trusts those of node. */
const connections = async (to: Partial<Urls>, trusted?: string): Promise<Record<string, string>> => {
  const { NODE_EXTRA_CA_CERTS: _none, ...env } = process.env;
  const args = [path.join(root, 'tools/run-ts.mjs'), path.join(__dirname, 'by-tls/main.ts'), JSON.stringify(to)];
  const { stdout } = await run(process.execPath, args, {
    env: { ...env, ...(trusted ? { NODE_EXTRA_CA_CERTS: trusted } : {}) },
  });
  return JSON.parse(stdout) as Record<string, string>;
};

/** What a server says to somebody who writes without TLS, until it hangs up. */
const answerInClear = (url: string, lines: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connectSocket(Number(new URL(url).port), 'localhost', () => socket.write(lines));
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
const accountIn = (url: string): { user: string; pass: string } => {
  const { username, password } = new URL(url);
  return { user: username, pass: decodeURIComponent(password) };
};

const UNTRUSTED = expect.stringMatching(/unable to (verify|get)|self.signed|certificate signature failure/i) as string;

describe('servers on another machine', () => {
  it('let the processes in by TLS', async () => {
    expect(await connections(urls, authorities.own)).toEqual({ nats: 'in', redis: 'in', postgres: 'in' });
  });

  it('are not spoken to when another authority, or none that is known, has signed their certificate', async () => {
    const refused = { nats: UNTRUSTED, redis: UNTRUSTED, postgres: UNTRUSTED };
    expect(await connections(urls, authorities.other)).toEqual(refused);
    expect(await connections(urls)).toEqual(refused);
  });

  it('are not spoken to by a name that their certificate is not for', async () => {
    // NATS and PostgreSQL are not named by an address at all (libs/server-kit, unsafe-values)
    const redis = urls.redis.replace('@localhost:', '@127.0.0.1:');
    expect(await connections({ redis }, authorities.own)).toEqual({
      redis: expect.stringMatching(/altname|does not match/i) as string,
    });
  });

  it('let nobody in without TLS, with the right password either', async () => {
    const { user, pass } = accountIn(urls.nats);
    const connect = `CONNECT ${JSON.stringify({ user, pass, verbose: false, pedantic: false })}\r\nPING\r\n`;
    const said = await answerInClear(urls.nats, connect);
    expect(said).toMatch(/^INFO .*"tls_required":true/);
    expect(said).not.toContain('PONG');
    const redis = accountIn(urls.redis);
    expect(await answerInClear(urls.redis, `AUTH ${redis.user} ${redis.pass}\r\nPING\r\n`)).not.toMatch(/OK|PONG/);
    const plain = new Client({ connectionString: urls.postgres.replace('?sslmode=verify-full', '') });
    await expect(plain.connect()).rejects.toThrow(/no encryption/);
  });

  it('that speak no TLS are sent no password', async () => {
    const { natsUrl, redisUrl, databaseUrl } = open;
    const withTls = {
      nats: natsUrl.replace(/^nats:/, 'tls:'),
      redis: redisUrl.replace(/^redis:/, 'rediss:'),
      postgres: `${databaseUrl}?sslmode=verify-full`,
    };
    const said = await connections(withTls, authorities.own);
    expect(Object.entries(said).filter(([, ended]) => ended === 'in')).toEqual([]);
    expect(said.nats).toMatch(/tls/i);
    expect(said.postgres).toMatch(/does not support SSL/);
  });
});
