import { AppError, KIT_CONFIG } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../config';

/**
 * A page that opens asks for much at once, and after a time without a network a scanner sends all it has: so many
 * seconds' worth may come together.
 */
const BURST_SECONDS = 10;
const KEPT_SESSIONS = 10_000;

interface Budget {
  left: number;
  /** Of `performance.now()`. */
  at: number;
}

/** Requests of one session at this gateway: a script that asks without end holds up nobody else. */
@Injectable()
export class SessionBudget {
  private readonly sessions = new Map<string, Budget>();
  private readonly perSecond: number;

  constructor(@Inject(KIT_CONFIG) { SESSION_REQUESTS }: Pick<GatewayConfig, 'SESSION_REQUESTS'>) {
    this.perSecond = SESSION_REQUESTS;
  }

  /** Takes one request. @throws AppError `too_many_requests` with the seconds to wait */
  take(sessionId: string | null, now = performance.now()): void {
    if (sessionId === null || this.perSecond === 0) return;
    const most = this.perSecond * BURST_SECONDS;
    const known = this.sessions.get(sessionId);
    const left = known ? Math.min(most, known.left + ((now - known.at) / 1_000) * this.perSecond) : most;
    if (!known && this.sessions.size >= KEPT_SESSIONS) this.drop(now);
    this.sessions.set(sessionId, { left: Math.max(0, left - 1), at: now });
    if (left < 1) throw new AppError('too_many_requests', { retry_after: 1 });
  }

  /** Sessions that have their whole budget again need not be kept. */
  private drop(now: number): void {
    for (const [id, { at }] of this.sessions) if (now - at > BURST_SECONDS * 1_000) this.sessions.delete(id);
  }
}
