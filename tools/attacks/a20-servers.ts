import { Redis } from 'ioredis';
import { connect, Events, type NatsConnection } from 'nats';
import { finding, type Attack, type Finding } from './attack';

/** Where the processes of the system sign in at NATS and Redis, by process. */
export type Accounts = Readonly<Record<string, { readonly nats: string; readonly redis: string }>>;

const LOOK_MS = 50;
const LOOKS = 1_200;

const owners = ['identity', 'orders', 'packing', 'dispatch', 'production', 'documents'] as const;

const signIn = (url: string): Promise<NatsConnection> => {
  const { host, username, password } = new URL(url);
  return connect({
    servers: host,
    reconnect: false,
    ...(username ? { user: username, pass: password, inboxPrefix: `_INBOX.${username}` } : {}),
  });
};

/** What comes of a command, as text. */
const redisAnswer = async (url: string, command: string, ...args: string[]): Promise<string> => {
  const client = new Redis(url, { maxRetriesPerRequest: 0, enableReadyCheck: false, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    return String(await client.call(command, ...args));
  } catch (error) {
    return String(error);
  } finally {
    client.disconnect();
  }
};

const changed = (url: string, username: string, password: string): string =>
  Object.assign(new URL(url), { username, password }).href;

/**
 * What is left when it has become nothing, or nothing more comes: refusals are told one by one, on a slow machine after
 * a while.
 */
const untilNone = async (left: () => string[]): Promise<string[]> => {
  for (let looked = 0; looked < LOOKS && left().length > 0; looked += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return left();
};

const strangers = async ({ gateway }: Accounts): Promise<Finding> => {
  const { nats = '', redis = '' } = gateway ?? {};
  const guesses = ['', 'gateway', 'identity', 'admin', 'default'].flatMap((name) =>
    ['', name, 'password'].map((password) => [name, password] as const),
  );
  return finding('strangers at NATS and Redis', guesses, async ([name, password]) => {
    const letIn = await signIn(changed(nats, name, password)).then(
      async (connection) => {
        await connection.close();
        return true;
      },
      () => false,
    );
    const said = await redisAnswer(changed(redis, name, password), 'SET', 'throttle:x', '1');
    return letIn || !/NOAUTH|WRONGPASS/.test(said)
      ? `${name}: NATS ${letIn ? 'opens' : 'refuses'}, Redis says ${said}`
      : null;
  });
};

/**
 * Listens to what another is asked and answered, and says what happened there, in the name of every process but that
 * one.
 */
const impostors = async (accounts: Accounts): Promise<Finding> => {
  const names = Object.keys(accounts).filter((name) => name !== 'admin');
  return finding('accounts that answer and speak for others', names, async (name) => {
    const connection = await signIn(accounts[name]?.nats ?? '');
    const refused = new Set<string>();
    void (async () => {
      for await (const { type, permissionContext } of connection.status())
        if (type === Events.Error && permissionContext) refused.add(permissionContext.subject);
    })();
    const others = owners.filter((owner) => owner !== name);
    // events are what the gateway shows, and the one who keeps them reads them by its own consumers
    const wanted = [
      ...others.map((owner) => `rpc.${owner}.>`),
      ...names.filter((other) => other !== name).map((other) => `_INBOX.${other}.>`),
      '>',
    ];
    const spoken = others.map((owner) => `evt.${owner}.1.user.changed.v1`);
    for (const subject of wanted) connection.subscribe(subject, { callback: () => undefined });
    for (const subject of spoken) connection.publish(subject, '{}');
    await connection.flush();
    const open = await untilNone(() => [...wanted, ...spoken].filter((subject) => !refused.has(subject)));
    await connection.close();
    return open.length > 0 ? `${name}: ${open.join(', ')}` : null;
  });
};

const queues = (accounts: Accounts): Promise<Finding> => {
  const names = Object.keys(accounts).filter((name) => name !== 'admin');
  const commands = [['GET', 'anything'], ['KEYS', '*'], ['FLUSHALL'], ['CONFIG', 'GET', '*'], ['ACL', 'LIST']] as const;
  const cases = names.flatMap((name) => commands.map((command) => ({ name, command })));
  return finding('accounts at Redis beyond their own keys', cases, async ({ name, command: [command, ...args] }) => {
    const said = await redisAnswer(accounts[name]?.redis ?? '', command, ...args);
    return said.includes('NOPERM') ? null : `${name} ${command}: ${said}`;
  });
};

/**
 * A20: somebody in the network of the servers, and a process of ours that somebody else has taken over. Only where the
 * accounts are known.
 */
export const servers = (accounts: Accounts | undefined): Attack => ({
  id: 'A20',
  title: 'servers',
  run: async () => (accounts ? [await strangers(accounts), await impostors(accounts), await queues(accounts)] : []),
});
