import { createHash } from 'node:crypto';
import { API_KEY_PER_MINUTE, API_KEY_PREFIX, identifyApiKey, type RequestContext } from '@mullion/contracts';
import { AppError, systemContext } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { LRUCache } from 'lru-cache';
import { Forwarder } from './forwarder';
import { SessionContexts } from './session-contexts';

const REMEMBERED = 5_000;
const MINUTE_MS = 60_000;
/** A text that is not known yet costs a question to identity: so many a minute from one address. */
const UNKNOWN_PER_MINUTE = 60;

interface Known {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Programs that come with an API key. A key is known by the hash of its text; what it may do is kept and forgotten as
 * for a session, under its id.
 */
@Injectable()
export class ApiKeys {
  /**
   * By the hash of their texts; requests that come together with a new one wait for one answer of identity, which is
   * asked for from their address.
   */
  private readonly known = new LRUCache<string, Known, { readonly address: string }>({
    max: REMEMBERED,
    // a key that is forgotten while identity is asked for it is still answered
    ignoreFetchAbort: true,
    fetchMethod: (hash, _stale, { context }) => this.identify(hash, context.address),
  });

  constructor(
    private readonly forwarder: Forwarder,
    private readonly contexts: SessionContexts,
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
  ) {}

  static isKey(bearer: string): boolean {
    return bearer.startsWith(API_KEY_PREFIX);
  }

  /** @throws AppError `api_key.invalid`; `too_many_requests` with the seconds to wait; `unavailable` */
  async context(text: string, address: string): Promise<RequestContext> {
    const hash = createHash('sha256').update(text).digest('hex');
    const { id, expiresAt } = await this.known.forceFetch(hash, { context: { address } });
    if (expiresAt <= Date.now()) throw new AppError('api_key.invalid');
    await this.count(`api-key ${id}`, API_KEY_PER_MINUTE);
    try {
      // where a program asks from stands in the audit: a key has no session that would know it
      return { ...(await this.contexts.of(id)), address };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'session.revoked') throw error;
      this.known.delete(hash);
      throw new AppError('api_key.invalid');
    }
  }

  private async identify(hash: string, address: string): Promise<Known> {
    // counted before it is known to be none: afterwards identity would have been asked already
    await this.count(`new api-key ${address}`, UNKNOWN_PER_MINUTE);
    const { id, expires_at: end } = await this.forwarder.ask(
      identifyApiKey,
      { hash },
      { context: systemContext(1), mayRepeat: true },
    );
    return { id, expiresAt: end === null ? Number.POSITIVE_INFINITY : Date.parse(end) };
  }

  private async count(key: string, limit: number): Promise<void> {
    const { isBlocked, timeToBlockExpire } = await this.counts.increment(key, MINUTE_MS, limit, 0, '');
    if (isBlocked) throw new AppError('too_many_requests', { retry_after: timeToBlockExpire });
  }
}
