import type { ServiceName } from '@mullion/contracts';
import { randomUUID } from 'node:crypto';
import type { Subscription } from 'nats';
import { z } from 'zod';
import type { Database } from '../database/database';
import { log } from '../logging/log';
import type { NatsLink } from '../nats/nats-link';
import { decodeJson, encodeJson } from '../rpc/wire';

const notice = z.object({ from: z.string(), applied: z.record(z.string(), z.array(z.int())) });
/** What was applied within this time goes in one message. */
const GATHER_MS = 3;

/**
 * Notifies the other replicas which events have been applied here, so that their readers need not ask the database. May
 * be lost.
 */
export class AppliedNotice {
  private readonly id = randomUUID();
  private pending: Record<string, number[]> = {};
  private timer: NodeJS.Timeout | undefined;
  private subscription: Subscription | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly database: Database,
  ) {}

  start(): void {
    this.database.onApplied((owner, positions) => this.add(owner, positions));
    this.subscription = this.link.connection.subscribe(this.subject, {
      callback: (error, message) => error ?? this.read(message.data),
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.subscription?.unsubscribe();
  }

  private get subject(): string {
    return this.link.subject(`applied.${this.database.service}`);
  }

  private add(owner: ServiceName, positions: readonly number[]): void {
    this.pending[owner] = [...(this.pending[owner] ?? []), ...positions];
    this.timer ??= setTimeout(() => this.send(), GATHER_MS);
  }

  private send(): void {
    this.timer = undefined;
    const applied = this.pending;
    this.pending = {};
    if (this.link.connected) this.link.connection.publish(this.subject, encodeJson({ from: this.id, applied }));
  }

  private read(data: Uint8Array): void {
    try {
      const { from, applied } = notice.parse(decodeJson(data));
      if (from === this.id) return;
      for (const [owner, positions] of Object.entries(applied))
        this.database.appliedElsewhere(owner as ServiceName, positions);
    } catch (error) {
      log().warn({ reason: String(error) }, 'unreadable notice of applied events');
    }
  }
}
