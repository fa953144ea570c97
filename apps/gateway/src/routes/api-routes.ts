import { updatePresence, askForNewLink, routeList, type AnyRoute, type RequestContext } from '@mullion/contracts';
import { log, type BlobStore } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compositions } from '../compositions/compositions.module';
import { Forwarder } from '../forwarder';
import { BLOBS } from '../gateway-tokens';
import { LinkGate } from './link-gate';
import { Presence } from './presence-route';
import { sendProblem } from '../problem-reply';
import { SessionBudget } from '../throttling/throttling.module';
import { checkRoute } from '../route-policy';
import { SessionGate } from '../session-gate';
import { bodyLimitOf } from './body-limit';
import { composedRoute } from './composed-route';
import { httpSeconds } from './http-metrics';
import { KeptAnswers } from './kept-answers';
import { serviceRoute, type Responder } from './service-route';

const SLOW_MS = 1_000;
/** Every open page sends it every few seconds: no line each. */
const PULSE = `${updatePresence.method} ${updatePresence.path}`;

/** `orders/{id}` as Fastify writes it. */
const fastifyPath = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Every route of the contracts that a service or a composition answers; straight on Fastify, as these are the hot ones.
 */
@Injectable()
export class ApiRoutes {
  private readonly kept = new KeptAnswers();
  /** Who was refused, for the log. */
  private readonly refused = new WeakMap<FastifyRequest, RequestContext>();

  constructor(
    private readonly gate: SessionGate,
    private readonly forwarder: Forwarder,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly presence: Presence,
    private readonly links: LinkGate,
    private readonly budget: SessionBudget,
  ) {}

  /** Adds the routes below /api. */
  register(api: FastifyInstance): void {
    for (const route of routeList) {
      const respond = this.responderOf(route);
      if (respond) this.add(api, route, respond);
    }
  }

  /** Null for routes with a controller of their own (session, files). */
  private responderOf(route: AnyRoute): Responder | null {
    if (route.service !== 'gateway')
      return serviceRoute(route, { forwarder: this.forwarder, blobs: this.blobs, kept: this.kept });
    if (route.name === updatePresence.name) return this.presence.respond;
    if (route.name === askForNewLink.name) return this.links.askAgain;
    const composition = compositions.find((one) => one.route === route);
    return composition ? composedRoute(composition, this.forwarder) : null;
  }

  private add(api: FastifyInstance, route: AnyRoute, respond: Responder): void {
    // Fastify would have read the whole body before the handler: a stranger's is not even parsed
    const admitted = new WeakMap<FastifyRequest, RequestContext>();
    const early = route.method !== 'GET';
    api.route({
      method: route.method,
      url: fastifyPath(route.path),
      bodyLimit: bodyLimitOf(route),
      ...(early
        ? { onRequest: async (request: FastifyRequest) => void admitted.set(request, await this.admit(route, request)) }
        : {}),
      handler: async (request, reply) => {
        if (route.policy.access === 'link') void reply.headers(linkHeaders);
        const startedAt = performance.now();
        try {
          const asked = admitted.get(request) ?? this.admit(route, request);
          const context = asked instanceof Promise ? await asked : asked;
          if (isExport(route)) admitted.set(request, context);
          await respond(request, reply, context);
        } catch (error) {
          sendProblem(error, request, reply);
        }
        note(route, request, reply, {
          ms: performance.now() - startedAt,
          who: admitted.get(request) ?? this.refused.get(request) ?? null,
        });
        return reply;
      },
    });
  }

  private admit(route: AnyRoute, request: FastifyRequest): RequestContext | Promise<RequestContext> {
    if (route.policy.access === 'link') return this.links.admit(route, request);
    const context = this.gate.context(request);
    if (context instanceof Promise) return context.then((one) => this.checked(route, request, one));
    return this.checked(route, request, context);
  }

  private checked(route: AnyRoute, request: FastifyRequest, context: RequestContext): RequestContext {
    try {
      this.budget.take(context.session_id);
      checkRoute(route, context);
      return context;
    } catch (error) {
      this.refused.set(request, context);
      throw error;
    }
  }
}

/** What somebody outside is shown is found by no search engine, and its address is told to nobody. */
const linkHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

/** What leaves as a file or as a list for another program. */
const isExport = ({ path }: AnyRoute): boolean =>
  /(^|[/-])(pdf|csv|export|exports|label-jobs|template)([/-]|$)/.test(path);
const REFUSED = [401, 403];

interface Answered {
  readonly ms: number;
  readonly who: RequestContext | null;
}

/** Reads are counted only; writes, exports, refusals, failures and what was slow have a line each, with who it was. */
const note = (route: AnyRoute, request: FastifyRequest, reply: FastifyReply, { ms, who }: Answered): void => {
  const status = reply.statusCode;
  const label = `${route.method} ${route.path}`;
  httpSeconds.labels(label, String(status)).observe(ms / 1_000);
  const person = who ? { user: who.user_id, company: who.company_id, session: who.session_id } : {};
  const line = { rid: request.id, route: label, status, ms: Math.round(ms), ...person };
  if (status >= 500 || ms > SLOW_MS) log().warn(line, 'answered');
  else if (REFUSED.includes(status)) log().info({ ...line, address: request.ip }, 'refused');
  else if (isExport(route)) log().info({ ...line, address: request.ip }, 'exported');
  else if (request.method !== 'GET' && label !== PULSE) log().info(line, 'answered');
};
