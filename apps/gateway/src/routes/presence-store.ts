import {
  PRESENCE_TTL_MS,
  placeName,
  type CompanyId,
  type PresencePlace,
  type Present,
  type UserId,
} from '@mullion/contracts';
import { KIT_CONFIG, log } from '@mullion/server-kit';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config';
import { presenceScript } from './presence-script';

/** Redis is waited for no longer: without its answer nobody is shown as present. */
const ANSWER_MS = 300;
const MUTE_LOG_MS = 10_000;
/** Announcements of one session in RATE_MS; a page says a drag at most every half second. */
const RATE_MS = 10_000;
const MOST_IN_RATE = 100;
/** More people at one place are not shown one by one anywhere. */
const MOST_AT_PLACE = 200;

/** What is kept of a tab; `since` is the store's own. */
export interface Announced {
  readonly company: CompanyId;
  readonly user: UserId;
  readonly session: string;
  readonly tab: string;
  readonly leaves: boolean;
  readonly entry: Pick<Present, 'name' | 'place' | 'holds'>;
}
export type Announcement =
  | { readonly kind: 'too-many' }
  /** Redis does not answer. */
  | { readonly kind: 'unknown' }
  /** `touched`: places where something has changed. */
  | { readonly kind: 'known'; readonly at: number; readonly people: Present[]; readonly touched: readonly string[] };

/** Who is where, common to all gateways: one hash a company and place in Redis, whose fields go by themselves. */
@Injectable()
export class PresenceStore implements OnModuleDestroy {
  private redis: Promise<Redis> | null = null;
  private loggedAt = 0;

  constructor(@Inject(KIT_CONFIG) private readonly config: GatewayConfig) {}

  async onModuleDestroy(): Promise<void> {
    const redis = await this.redis?.catch(() => null);
    redis?.disconnect();
  }

  /** Notes a tab at its place, and where else it is to be seen; gives who is at that place. Never throws. */
  async announce({ company, user, session, tab, leaves, entry }: Announced): Promise<Announcement> {
    const key = (...parts: readonly (string | number)[]): string =>
      `${this.config.MULLION_SUBJECT_PREFIX}presence:${parts.join(':')}`;
    const places = placesOf(entry);
    const keys = [
      key('tab', company, user, tab),
      key('rate', session),
      ...places.map((place) => key('at', company, place)),
    ];
    const options = [PRESENCE_TTL_MS, RATE_MS, MOST_IN_RATE, MOST_AT_PLACE, leaves ? 1 : 0];
    try {
      const redis = await (this.redis ??= this.open());
      const json = JSON.stringify({ tab, user_id: user, ...entry });
      const answer = (await redis.eval(
        presenceScript,
        keys.length,
        ...keys,
        `${user}:${tab}`,
        json,
        ...options,
      )) as Answer;
      if (answer === null) return { kind: 'too-many' };
      const [at, rows, touched] = answer;
      const prefix = key('at', company, '');
      return {
        kind: 'known',
        at: Number(at),
        people: rows.map(presentOf),
        touched: touched.map((one) => one.slice(prefix.length)),
      };
    } catch (error) {
      this.warn(error);
      return { kind: 'unknown' };
    }
  }

  private async open(): Promise<Redis> {
    if (!this.config.REDIS_URL) throw new Error('REDIS_URL is not set');
    const { Redis: Client } = await import('ioredis');
    const redis = new Client(this.config.REDIS_URL, {
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWER_MS,
      connectTimeout: ANSWER_MS,
    });
    redis.on('error', (error) => this.warn(error));
    return redis;
  }

  private warn(error: unknown): void {
    if (Date.now() - this.loggedAt < MUTE_LOG_MS) return;
    this.loggedAt = Date.now();
    log().warn({ reason: String(error) }, 'nobody knows who is present, Redis is away');
  }
}

/** Null: too many. Else the moment, the rows `since|json` of the tab's place, and the keys of places that changed. */
type Answer = readonly [at: string, rows: readonly string[], touched: readonly string[]] | null;

/** The tab's own place first; what it holds elsewhere; planning shows all pallets and trucks, and no orders' windows. */
const placesOf = ({ place, holds }: Announced['entry']): string[] => {
  const held: PresencePlace[] =
    holds?.kind === 'pallet' || holds?.kind === 'truck' ? [{ kind: holds.kind, id: holds.id }] : [];
  const planning: PresencePlace[] = place.kind === 'order' ? [] : [{ kind: 'planning' }];
  return [...new Set([place, ...held, ...planning].map(placeName))];
};

const presentOf = (row: string): Present => {
  const bar = row.indexOf('|');
  const entry = JSON.parse(row.slice(bar + 1)) as Omit<Present, 'since'>;
  return { ...entry, since: new Date(Number(row.slice(0, bar))).toISOString() };
};
