import { createHash } from 'node:crypto';
import { log } from '@mullion/server-kit';
import type { ThrottlerStorage } from '@nestjs/throttler';
import type { Redis } from 'ioredis';

type Hits = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const MUTE_LOG_MS = 10_000;

/** Counts in one step; the first hit starts the window. */
const script = `local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

/**
 * Counts of all gateways in Redis. Where Redis is away, or does not answer within `answerMs`, everybody is let in:
 * identity still counts logins itself.
 */
export class RedisThrottlerStorage implements ThrottlerStorage {
  private redis: Promise<Redis> | null = null;
  private loggedAt = 0;

  constructor(
    private readonly url: string | undefined,
    private readonly prefix: string,
    private readonly answerMs = 500,
  ) {}

  async increment(key: string, ttlMs: number, limit: number): Promise<Hits> {
    try {
      const redis = await (this.redis ??= this.open());
      const name = `${this.prefix}throttle:${createHash('sha1').update(key).digest('base64url')}`;
      const [hits, leftMs] = (await redis.eval(script, 1, name, ttlMs)) as [number, number];
      const leftSeconds = Math.ceil(leftMs / 1_000);
      const isBlocked = hits > limit;
      return { totalHits: hits, timeToExpire: leftSeconds, isBlocked, timeToBlockExpire: isBlocked ? leftSeconds : 0 };
    } catch (error) {
      this.warn(error);
      return { totalHits: 0, timeToExpire: 0, isBlocked: false, timeToBlockExpire: 0 };
    }
  }

  async close(): Promise<void> {
    const redis = await this.redis?.catch(() => null);
    redis?.disconnect();
  }

  private async open(): Promise<Redis> {
    if (!this.url) throw new Error('REDIS_URL is not set');
    const { Redis: Client } = await import('ioredis');
    const redis = new Client(this.url, {
      maxRetriesPerRequest: 0,
      commandTimeout: this.answerMs,
      connectTimeout: this.answerMs,
    });
    redis.on('error', (error) => this.warn(error));
    return redis;
  }

  private warn(error: unknown): void {
    if (Date.now() - this.loggedAt < MUTE_LOG_MS) return;
    this.loggedAt = Date.now();
    log().warn({ reason: String(error) }, 'requests are not counted, Redis is away');
  }
}
