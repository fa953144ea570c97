import {
  updatePresence,
  getManyOrders,
  getPallet,
  getTruck,
  type OutputOf,
  type PresencePlace,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, Bus, encodeJson } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Forwarder } from '../forwarder';
import { inputParser } from '../parse-input';
import { sendAnswer } from './answer';
import { requestOptions } from './request-options';
import type { Responder } from './service-route';
import { PresenceStore } from './presence-store';

/** How long the owner's answer that a person may see an order, pallet or truck is kept. */
const ALLOWED_MS = 60_000;
const parse = inputParser(updatePresence);
const nobody: OutputOf<typeof updatePresence> = { at: 0, people: [] };

/**
 * Who is at an order, a pallet, a truck or in planning: kept for seconds, written to no database, answered to those who may see
 * the thing.
 */
@Injectable()
export class Presence {
  private readonly seen = new LRUCache<string, true>({ max: 20_000, ttl: ALLOWED_MS });

  constructor(
    private readonly store: PresenceStore,
    private readonly forwarder: Forwarder,
    private readonly bus: Bus,
  ) {}

  readonly respond: Responder = async (request, reply, context) => {
    const { body } = parse({ params: request.params, query: request.query, body: request.body ?? {} });
    const { tab, place, holds, leaves } = body;
    await this.mustSee(place, request, context);
    const { user_id: user, session_id: session, user_name: name, company_id: company } = context;
    if (user === null || session === null) throw new AppError('forbidden');
    const seen = await this.store.announce({ company, user, session, tab, leaves, entry: { name, place, holds } });
    if (seen.kind === 'too-many') throw new AppError('too_many_requests');
    if (seen.kind === 'known' && seen.touched.length > 0)
      this.bus.live({ company_id: company, entity: 'presence', ids: [...seen.touched], progress: seen.at });
    const data = seen.kind === 'known' ? { at: seen.at, people: seen.people } : nobody;
    return sendAnswer({ status: 200, stamp: null, stale: false, tag: null, body: encodeJson(data) }, reply);
  };

  /** @throws AppError what the owner refuses with: `not_found` for another company's */
  private async mustSee(place: PresencePlace, request: FastifyRequest, context: RequestContext): Promise<void> {
    if (place.kind === 'planning') return;
    const key = `${context.session_id} ${context.company_id} ${place.kind} ${place.id}`;
    if (this.seen.has(key)) return;
    const options = { ...requestOptions(request, context), mayRepeat: true };
    const params = { id: place.id as never };
    if (place.kind === 'order')
      await this.forwarder.ask(
        getManyOrders,
        { params: {}, query: { orders: [place.id as never] }, body: {} },
        options,
      );
    else if (place.kind === 'truck') await this.forwarder.ask(getTruck, { params, query: {}, body: {} }, options);
    else await this.forwarder.ask(getPallet, { params, query: getPallet.query.parse({}), body: {} }, options);
    this.seen.set(key, true);
  }
}
