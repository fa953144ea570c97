import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getSessionContext, subjectOf } from '@mullion/contracts';
import { NatsLink } from '@mullion/server-kit';
import { eventually, OwnServers } from '@mullion/server-testing';
import { Redis } from 'ioredis';
import { connect, Events, type NatsConnection } from 'nats';

const CONTEXT = subjectOf(getSessionContext);

let servers: OwnServers;
const links: NatsLink[] = [];
const clients: Redis[] = [];

beforeAll(async () => {
  servers = await OwnServers.start();
});

afterAll(async () => {
  await Promise.all(links.map((link) => link.close()));
  for (const client of clients) client.disconnect();
  await servers.stop();
});

const as = async (account: string): Promise<NatsConnection> => {
  const link = await NatsLink.open({ url: servers.accounts[account]?.nats ?? '', name: account, prefix: '' });
  links.push(link);
  return link.connection;
};

/** The subjects that the server has refused to a connection. */
const refusals = (connection: NatsConnection): string[] => {
  const refused: string[] = [];
  void (async () => {
    for await (const { type, permissionContext } of connection.status())
      if (type === Events.Error && permissionContext)
        refused.push(`${permissionContext.operation} ${permissionContext.subject}`);
  })();
  return refused;
};

const redis = (url: string): Redis => {
  const client = new Redis(url, { maxRetriesPerRequest: 0, enableReadyCheck: false, retryStrategy: () => null });
  client.on('error', () => undefined);
  clients.push(client);
  return client;
};

const withoutPassword = (url: string): URL => {
  const open = new URL(url);
  open.username = '';
  open.password = '';
  return open;
};

describe('a stranger in the network', () => {
  it('is not let in by NATS, without a password or with a wrong one', async () => {
    const { host } = new URL(servers.urls.natsUrl);
    await expect(connect({ servers: host, reconnect: false })).rejects.toThrow(/Authorization/i);
    await expect(connect({ servers: host, reconnect: false, user: 'identity', pass: 'identity' })).rejects.toThrow(
      /Authorization/i,
    );
  });

  it('is not let in by Redis, without a password or with a wrong one', async () => {
    const open = withoutPassword(servers.urls.redisUrl);
    await expect(redis(open.href).get('x')).rejects.toThrow(/NOAUTH/);
    open.username = 'gateway';
    open.password = 'gateway';
    await expect(redis(open.href).get('x')).rejects.toThrow(/NOAUTH|WRONGPASS/);
  });

  it('reads no password in the data folder', () => {
    const secret = readdirSync(servers.folder).filter((name) => /secret|acl|nats\.conf/.test(name));
    expect(secret).toHaveLength(4);
    for (const name of secret) expect(statSync(path.join(servers.folder, name)).mode & 0o077).toBe(0);
  });
});

describe('the account of a service', () => {
  it('cannot answer for identity, read what others are answered, or say what happened at others', async () => {
    const dispatch = await as('dispatch');
    const refused = refusals(dispatch);
    dispatch.subscribe(CONTEXT, { callback: (error, message) => error ?? message.respond('{"super":true}') });
    dispatch.subscribe('_INBOX.gateway.>', { callback: () => undefined });
    dispatch.subscribe('>', { callback: () => undefined });
    dispatch.publish('evt.identity.1.user.changed.v1', '{}');
    dispatch.publish('_INBOX.gateway.1.2', '{}');
    await eventually(() => expect(refused).toHaveLength(5));

    const gateway = await as('gateway');
    await expect(gateway.request(CONTEXT, '{}', { timeout: 10_000 })).rejects.toThrow(/503|no responders/i);
  });

  it('answers what it was asked, and hears its own answers', async () => {
    const [identity, gateway] = [await as('identity'), await as('gateway')];
    identity.subscribe(CONTEXT, {
      queue: 'identity',
      callback: (error, message) => error ?? message.respond('"known"'),
    });
    await identity.flush();
    expect((await gateway.request(CONTEXT, '{}', { timeout: 10_000 })).string()).toBe('"known"');
  });

  it('asks only whom it has business with', async () => {
    const mail = await as('worker-mail');
    const refused = refusals(mail);
    await expect(mail.request(CONTEXT, '{}', { timeout: 10_000 })).rejects.toThrow(/permission/i);
    await eventually(() => expect(refused).toEqual([`publish ${CONTEXT}`]));
  });

  it('at Redis touches its own queues, and nothing of the server', async () => {
    const dispatch = redis(servers.accounts.dispatch?.redis ?? '');
    expect(await dispatch.set('mullion:floors:x', '1')).toBe('OK');
    await expect(dispatch.get('mullion:documents:1')).rejects.toThrow(/NOPERM/);
    await expect(dispatch.get('throttle:x')).rejects.toThrow(/NOPERM/);
    await expect(dispatch.keys('*')).rejects.toThrow(/NOPERM/);
    await expect(dispatch.flushall()).rejects.toThrow(/NOPERM/);
    await expect(dispatch.config('GET', '*')).rejects.toThrow(/NOPERM/);
    const gateway = redis(servers.accounts.gateway?.redis ?? '');
    await expect(gateway.get('mullion:floors:x')).rejects.toThrow(/NOPERM/);
  });
});
