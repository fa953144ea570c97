import { natsOptions, openRedis } from '@mullion/server-kit';
import { connect } from 'nats';
import { DataSource } from 'typeorm';

/**
 * Tries each server by the connections of the processes, once, and prints how that ended. A process of its own: whom
 * node trusts is read when it starts.
 */
const tries: Readonly<Record<string, (url: string) => Promise<void>>> = {
  nats: async (url) => {
    const options = natsOptions({ url, name: 'by-tls', prefix: '' });
    const connection = await connect({ ...options, waitOnFirstConnect: false, reconnect: false });
    await connection.flush();
    await connection.close();
  },
  redis: async (url) => {
    const redis = await openRedis(url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    const failed = new Promise<never>((_resolve, reject) => redis.on('error', reject));
    try {
      await Promise.race([failed, redis.ping().catch(() => failed)]);
    } finally {
      redis.disconnect();
    }
  },
  postgres: async (url) => {
    const source = await new DataSource({ type: 'postgres', url }).initialize();
    await source.query('SELECT 1');
    await source.destroy();
  },
};

const main = async (): Promise<void> => {
  const urls = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
  const ended = Object.entries(urls).map(async ([name, url]) => {
    const said = (await tries[name]?.(url).catch((error: unknown) => String(error))) ?? 'in';
    return [name, said] as const;
  });
  process.stdout.write(`${JSON.stringify(Object.fromEntries(await Promise.all(ended)))}\n`);
};

void main().then(() => process.exit(0));
