import {
  companyChanged,
  getSessionContext,
  sessionRevoked,
  userChanged,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, Bus, log, systemContext, type PublishedEvent } from '@mullion/server-kit';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Forwarder } from './forwarder';

const MAX_SESSIONS = 5_000;
/** From then on a fresh one is fetched beside the request. */
const REFRESH_MS = 20_000;
const STALE_MS = 30_000;
/** While identity does not answer, a known session goes on this long; a revocation is noticed within it. */
const MAX_STALE_MS = 60_000;
/** Then a known session goes on without identity, and so do its next requests for a while. */
const WAIT_FOR_IDENTITY_MS = 500;
const RETRY_AFTER_FAILURE_MS = 3_000;

/**
 * An answer that a change has overtaken is asked for again, at most so often in all; the last one is not remembered.
 */
const MOST_ASKED = 3;

type Concerns = (context: RequestContext) => boolean;

interface Known {
  readonly context: RequestContext;
  readonly fetchedAt: number;
  /** Until then nobody waits for identity, which has just been silent. */
  staleUntil: number;
}

/** The signed-in sessions as identity described them, at most 30 s old, forgotten at once when revoked. */
@Injectable()
export class SessionContexts implements OnModuleInit, OnModuleDestroy {
  private readonly known = new LRUCache<string, Known>({ max: MAX_SESSIONS });
  private readonly revoked = new LRUCache<string, true>({ max: MAX_SESSIONS });
  private readonly asking = new Map<string, Promise<RequestContext>>();
  /** What has changed since identity was asked, each as whom it concerns: an answer on its way may be of before. */
  private readonly changes = new Set<Concerns[]>();
  private readonly listeners = new Set<(sessionId: string) => void>();
  private stopWatching: () => void = () => undefined;

  constructor(
    private readonly forwarder: Forwarder,
    private readonly bus: Bus,
  ) {}

  onModuleInit(): void {
    this.stopWatching = this.bus.watch({
      onEvent: (event) => this.notice(event),
      // a revocation may have been missed
      onGap: () => this.drop(() => true),
    });
  }

  onModuleDestroy(): void {
    this.stopWatching();
  }

  /** Calls back when a session ends; gives how to stop that. */
  onRevoked(listener: (sessionId: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** @throws AppError `session.revoked`; `unavailable` when identity does not answer and nothing recent is known */
  of(sessionId: string): RequestContext | Promise<RequestContext> {
    const now = Date.now();
    const found = this.known.get(sessionId);
    const age = found ? now - found.fetchedAt : Number.POSITIVE_INFINITY;
    if (found && age < REFRESH_MS) return found.context;
    if (this.revoked.has(sessionId)) throw new AppError('session.revoked');
    const fresh = this.fetch(sessionId);
    if (!found || age >= MAX_STALE_MS) return fresh;
    if (age >= STALE_MS && now >= found.staleUntil) return this.freshOrKnown(fresh, found);
    // it is the next request that learns of a revocation
    fresh.catch(() => undefined);
    return found.context;
  }

  /** Forgets a session and notifies the listeners. */
  evict(sessionId: string): void {
    this.revoked.set(sessionId, true);
    this.known.delete(sessionId);
    for (const listener of this.listeners) listener(sessionId);
  }

  private freshOrKnown(fresh: Promise<RequestContext>, known: Known): Promise<RequestContext> {
    return new Promise((resolve, reject) => {
      const goOn = (): void => {
        log().warn({ session: known.context.session_id }, 'identity does not answer, the known session goes on');
        known.staleUntil = Date.now() + RETRY_AFTER_FAILURE_MS;
        resolve(known.context);
      };
      const waiting = setTimeout(goOn, WAIT_FOR_IDENTITY_MS);
      fresh.then(resolve, (error: unknown) => {
        if (error instanceof AppError && error.code === 'unavailable') goOn();
        else reject(error as Error);
      });
      void fresh.catch(() => undefined).finally(() => clearTimeout(waiting));
    });
  }

  private fetch(sessionId: string): Promise<RequestContext> {
    const running = this.asking.get(sessionId);
    if (running) return running;
    const asked = this.ask(sessionId).finally(() => this.asking.delete(sessionId));
    this.asking.set(sessionId, asked);
    return asked;
  }

  private async ask(sessionId: string): Promise<RequestContext> {
    try {
      for (let asked = 1; ; asked += 1) {
        const { context, isCurrent } = await this.askIdentity(sessionId);
        if (this.revoked.has(sessionId)) throw new AppError('session.revoked');
        if (isCurrent) this.known.set(sessionId, { context, fetchedAt: Date.now(), staleUntil: 0 });
        if (isCurrent || asked === MOST_ASKED) return context;
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'session.revoked') this.evict(sessionId);
      throw error;
    }
  }

  private async askIdentity(
    sessionId: string,
  ): Promise<{ readonly context: RequestContext; readonly isCurrent: boolean }> {
    const changes: Concerns[] = [];
    this.changes.add(changes);
    try {
      const asked = this.forwarder.ask(
        getSessionContext,
        { session_id: sessionId },
        { context: systemContext(1), mayRepeat: true },
      );
      const context = await asked;
      return { context, isCurrent: !changes.some((concerns) => concerns(context)) };
    } finally {
      this.changes.delete(changes);
    }
  }

  private notice({ head, data }: PublishedEvent): void {
    if (head.subject === sessionRevoked.subject) this.evict(sessionRevoked.data.parse(data()).session_id);
    if (head.subject === companyChanged.subject)
      this.drop((one) => one.company_id === head.company_id || one.home_company_id === head.company_id);
    if (head.subject === userChanged.subject) {
      const { user } = userChanged.data.parse(data());
      this.drop((one) => one.user_id === user.id);
    }
  }

  private drop(concerns: Concerns): void {
    for (const changes of this.changes) changes.push(concerns);
    for (const [sessionId, { context }] of this.known.entries()) {
      if (concerns(context)) this.known.delete(sessionId);
    }
  }
}
