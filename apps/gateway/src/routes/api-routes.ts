import { announcePresence, askForNewLink, routeList, type AnyRoute, type RequestContext } from '@mullion/contracts';
import { log, type BlobStore } from '@mullion/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compositions } from '../compositions/compositions.module';
import { Forwarder } from '../forwarder';
import { BLOBS } from '../gateway-tokens';
import { LinkGate } from './link-gate';
import { Presence } from './presence-route';
import { sendProblem } from '../problem-reply';
import { checkRoute } from '../route-policy';
import { SessionGate } from '../session-gate';
import { bodyLimitOf } from './body-limit';
import { composedRoute } from './composed-route';
import { httpSeconds } from './http-metrics';
import { KeptAnswers } from './kept-answers';
import { serviceRoute, type Responder } from './service-route';

const SLOW_MS = 1_000;
/** Every open page sends it every few seconds: no line each. */
const PULSE = `${announcePresence.method} ${announcePresence.path}`;

/** `orders/{id}` as Fastify writes it. */
const fastifyPath = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Every route of the contracts that a service or a composition answers; straight on Fastify, as these are the hot ones. */
@Injectable()
export class ApiRoutes {
  private readonly kept = new KeptAnswers();

  constructor(
    private readonly gate: SessionGate,
    private readonly forwarder: Forwarder,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly presence: Presence,
    private readonly links: LinkGate,
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
    if (route.service !== 'gateway') return serviceRoute(route, { forwarder: this.forwarder, blobs: this.blobs, kept: this.kept });
    if (route.name === announcePresence.name) return this.presence.respond;
    if (route.name === askForNewLink.name) return this.links.askAgain;
    const composition = compositions.find((one) => one.route === route);
    return composition ? composedRoute(composition, this.forwarder) : null;
  }

  private add(api: FastifyInstance, route: AnyRoute, respond: Responder): void {
    const label = `${route.method} ${route.path}`;
    // Fastify would have read the whole body before the handler: a stranger's is not even parsed
    const admitted = new WeakMap<FastifyRequest, RequestContext>();
    const early = route.method !== 'GET';
    api.route({
      method: route.method,
      url: fastifyPath(route.path),
      bodyLimit: bodyLimitOf(route),
      ...(early ? { onRequest: async (request: FastifyRequest) => void admitted.set(request, await this.admit(route, request)) } : {}),
      handler: async (request, reply) => {
        if (route.policy.access === 'link') void reply.headers(linkHeaders);
        const startedAt = performance.now();
        try {
          const context = admitted.get(request) ?? this.admit(route, request);
          await respond(request, reply, context instanceof Promise ? await context : context);
        } catch (error) {
          sendProblem(error, request, reply);
        }
        note(label, request, reply, performance.now() - startedAt);
        return reply;
      },
    });
  }

  private admit(route: AnyRoute, request: FastifyRequest): RequestContext | Promise<RequestContext> {
    if (route.policy.access === 'link') return this.links.admit(route, request);
    const context = this.gate.context(request);
    if (context instanceof Promise) return context.then((one) => checked(route, one));
    return checked(route, context);
  }
}

/** What somebody outside is shown is found by no search engine, and its address is told to nobody. */
const linkHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

const checked = (route: AnyRoute, context: RequestContext): RequestContext => {
  checkRoute(route, context);
  return context;
};

/** Reads are counted only; writes, failures and what was slow have a line each. */
const note = (route: string, request: FastifyRequest, reply: FastifyReply, ms: number): void => {
  const status = reply.statusCode;
  httpSeconds.labels(route, String(status)).observe(ms / 1_000);
  const line = { rid: request.id, route, status, ms: Math.round(ms) };
  if (status >= 500 || ms > SLOW_MS) log().warn(line, 'answered');
  else if (request.method !== 'GET' && route !== PULSE) log().info(line, 'answered');
};
