import {
  liveMissedMs,
  terminalKinds,
  type EventHead,
  type LiveMessage,
  type LiveServerMessage,
} from '@mullion/contracts';
import { AppError, Bus } from '@mullion/server-kit';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { checkPolicy } from '../route-policy';
import { SessionContexts } from '../session-contexts';
import { SessionGate } from '../session-gate';
import { SessionBudget } from '../throttling/throttling.module';
import { LiveMerger } from './live-merger';
import { LiveStream } from './live-stream';
import { RecentChanges } from './recent-changes';

const HEARTBEAT_MS = 15_000;
/** At one gateway. */
const MOST_OF_SESSION = 10;
const MOST_OF_COMPANY = 1_000;
/** Suppliers act in a manufacturer's company, but listen to their own only. */
const policy = {
  policy: { access: 'session', kinds: ['manufacturer', 'supplier'], terminals: terminalKinds },
  writes: false,
} as const;

interface Company {
  readonly streams: Set<LiveStream>;
  readonly merger: LiveMerger;
}

/** /api/live: notifies the browsers of a company which rows have changed. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnModuleDestroy {
  private readonly companies = new Map<number, Company>();
  private readonly stops: (() => void)[] = [];
  private readonly recent = new RecentChanges(performance.now());

  constructor(
    private readonly bus: Bus,
    private readonly gate: SessionGate,
    private readonly contexts: SessionContexts,
    private readonly budget: SessionBudget,
  ) {}

  onModuleInit(): void {
    const beat = setInterval(() => this.toAll(':\n\n'), HEARTBEAT_MS);
    this.stops.push(
      () => clearInterval(beat),
      this.contexts.onRevoked((sessionId) => this.endSession(sessionId)),
      this.bus.watch({
        onEvent: ({ head }) => this.notify(head),
        onLive: (message) => this.pass(message),
        onGap: () => {
          this.recent.clear(performance.now());
          this.toAll(written({ kind: 'refetch' }));
        },
      }),
    );
  }

  onModuleDestroy(): void {
    for (const stop of this.stops) stop();
    this.end();
  }

  /** Adds the route below /api. */
  register(api: FastifyInstance): void {
    api.get('/live', { exposeHeadRoute: false }, async (request, reply) => {
      const token = await this.gate.token(request);
      const context = await this.gate.context(request);
      this.budget.take(context.session_id);
      checkPolicy(policy, context);
      this.refuseTooMany(context.home_company_id, token.sessionId);
      reply.hijack();
      const stream = new LiveStream(reply, context.home_company_id, token.sessionId, token.expiresAt);
      this.add(stream);
      this.sendMissed(stream, Number((request.query as Readonly<Record<string, unknown>>)[liveMissedMs] ?? 0));
    });
  }

  /** Ends every stream; the browsers come back to another gateway. */
  end(): void {
    for (const { streams, merger } of this.companies.values()) {
      merger.clear();
      for (const stream of streams) stream.end();
    }
  }

  /** A browser needs one. @throws AppError `too_many_requests` */
  private refuseTooMany(companyId: number, sessionId: string): void {
    const streams = this.companies.get(companyId)?.streams ?? new Set<LiveStream>();
    const own = [...streams].filter((stream) => stream.sessionId === sessionId).length;
    if (own >= MOST_OF_SESSION || streams.size >= MOST_OF_COMPANY)
      throw new AppError('too_many_requests', { retry_after: HEARTBEAT_MS / 1_000 });
  }

  private add(stream: LiveStream): void {
    const company = this.companies.get(stream.companyId) ?? this.open(stream.companyId);
    company.streams.add(stream);
    stream.onClose(() => {
      company.streams.delete(stream);
      if (company.streams.size > 0) return;
      company.merger.clear();
      this.companies.delete(stream.companyId);
    });
  }

  /** What has changed between the first reads of a page and its stream. */
  private sendMissed(stream: LiveStream, sinceMs: number): void {
    if (!(sinceMs > 0)) return;
    const now = performance.now();
    const missed = this.recent.since(stream.companyId, now - sinceMs, now);
    if (missed === null) stream.write(written({ kind: 'refetch' }));
    else for (const { entity, ids } of missed) stream.write(written({ kind: 'changed', entity, ids: [...ids] }));
  }

  private open(companyId: number): Company {
    const streams = new Set<LiveStream>();
    const merger = new LiveMerger((message) => {
      const text = written(message);
      for (const stream of streams) stream.write(text);
    });
    const company = { streams, merger };
    this.companies.set(companyId, company);
    return company;
  }

  /** The owner has said in the head what changed; the record itself is not read. */
  private notify({ company_id: companyId, live }: EventHead): void {
    if (!live) return;
    const now = performance.now();
    for (const change of live) this.recent.add(companyId, change, now);
    const company = this.companies.get(companyId);
    if (company) for (const change of live) company.merger.add(change);
  }

  private pass({ company_id, entity, ids, progress }: LiveMessage): void {
    if (progress === undefined) this.recent.add(company_id, { entity, ids }, performance.now());
    this.companies.get(company_id)?.merger.add({ entity, ids, progress });
  }

  private endSession(sessionId: string): void {
    for (const { streams } of this.companies.values()) {
      for (const stream of streams) if (stream.sessionId === sessionId) stream.end();
    }
  }

  private toAll(text: string): void {
    for (const { streams } of this.companies.values()) for (const stream of streams) stream.write(text);
  }
}

const written = (message: LiveServerMessage): string => `data: ${JSON.stringify(message)}\n\n`;
