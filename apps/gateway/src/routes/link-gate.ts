import { createHash } from 'node:crypto';
import { askForLink, openShareLink, readLink, type AnyRoute, type RequestContext } from '@mullion/contracts';
import { anonymousContext, AppError, encodeJson, guestContext, systemContext } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Forwarder } from '../forwarder';
import { checkPolicy } from '../route-policy';
import { sendAnswer } from './answer';
import { requestHeaders } from './request-options';
import type { Responder } from './service-route';

const MINUTE_MS = 60_000;
/** Of one link: a driver's phone that comes back online sends a day of work at once. */
const PER_LINK = 240;
/** Of one address: a factory's customers may sit behind one. */
const PER_ADDRESS = 600;
/** Wrong tokens of one address: people mistype, programs guess. */
const WRONG_PER_ADDRESS = 20;
/** 256 bits in base64url. */
const tokenPattern = /^[\w-]{43}$/;
const MAX_AGENT = 200;
const TIME_ZONE = 'Europe/Vilnius';
const refusedTokenCodes: ReadonlySet<string> = new Set(['link.closed', 'link.expired']);

/**
 * Who comes with a private link: the token, exchanged at documents for what it opens. Nothing is remembered, so that a
 * revoked link is closed at once.
 */
@Injectable()
export class LinkGate {
  private readonly shutOut = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE_MS });

  constructor(
    private readonly forwarder: Forwarder,
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
  ) {}

  /** @throws AppError `link.closed`, `link.expired`, `too_many_requests` */
  async admit(route: AnyRoute, request: FastifyRequest): Promise<RequestContext> {
    const token = await this.tokenOf(request);
    if (route.policy.links?.length === 0) return anonymousContext;
    const visit =
      route.name === readLink.name
        ? { address: request.ip, agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT) }
        : null;
    const opened = await this.asking(request, () =>
      this.forwarder.ask(
        openShareLink,
        { token, visit },
        { context: systemContext(1), requestId: request.id, mayRepeat: true },
      ),
    );
    const { company_id, link_id, kind, target_id, departure, language, expires_at } = opened;
    const context = guestContext(
      company_id,
      { link_id, kind, target_id, departure, language, until: expires_at },
      TIME_ZONE,
    );
    checkPolicy(route, context);
    return context;
  }

  /** The holder of an expired link asks for another. */
  readonly askAgain: Responder = async (request, reply) => {
    const token = await this.tokenOf(request);
    const data = await this.asking(request, () =>
      this.forwarder.ask(askForLink, { token }, { context: systemContext(1), requestId: request.id, mayRepeat: true }),
    );
    return sendAnswer({ status: 200, stamp: null, stale: false, tag: null, body: encodeJson(data) }, reply);
  };

  private async tokenOf(request: FastifyRequest): Promise<string> {
    if (this.shutOut.has(request.ip)) throw new AppError('too_many_requests', { retry_after: MINUTE_MS / 1_000 });
    const { link: given } = requestHeaders(request);
    const token = given !== null && tokenPattern.test(given) ? given : null;
    await this.count(`link-address ${request.ip}`, PER_ADDRESS);
    if (token === null) return this.refuse(request);
    await this.count(`link ${createHash('sha256').update(token).digest('hex')}`, PER_LINK);
    return token;
  }

  /** Counts tokens that open nothing. */
  private async asking<T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AppError && refusedTokenCodes.has(error.code)) await this.wrong(request);
      throw error;
    }
  }

  private async refuse(request: FastifyRequest): Promise<never> {
    await this.wrong(request);
    throw new AppError('link.closed');
  }

  private async wrong({ ip }: FastifyRequest): Promise<void> {
    const hits = await this.counts.increment(`link-wrong ${ip}`, MINUTE_MS, WRONG_PER_ADDRESS, 0, 'link');
    if (hits.isBlocked) this.shutOut.set(ip, true);
  }

  private async count(key: string, limit: number): Promise<void> {
    const hits = await this.counts.increment(key, MINUTE_MS, limit, 0, 'link');
    if (hits.isBlocked) throw new AppError('too_many_requests', { retry_after: hits.timeToBlockExpire });
  }
}
