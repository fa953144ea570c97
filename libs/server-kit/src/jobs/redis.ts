import type { Redis, RedisOptions } from 'ioredis';
import { log } from '../logging/log';

const MAX_PAUSE_MS = 2_000;

/**
 * A Redis connection that reconnects for ever and never throws by itself. ioredis is loaded by those who need it only.
 */
export const openRedis = async (url: string, options: RedisOptions): Promise<Redis> => {
  const { Redis: Client } = await import('ioredis');
  const redis = new Client(url, {
    connectTimeout: 1_000,
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 6), MAX_PAUSE_MS),
    ...options,
  });
  redis.on('error', (error: Error) => log().debug({ reason: error.message }, 'Redis is away'));
  return redis;
};
