import { randomUUID } from 'node:crypto';
import { httpHeader } from '@mullion/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { GatewayConfig } from './config';
import { sendProblem } from './problem-reply';
import { languageOf } from './request-language';
import { LEAST_BYTES } from './routes/body-limit';

type Options = ConstructorParameters<typeof FastifyAdapter>[0];

/** A link token is up to 600 characters long. */
const MAX_PARAM_LENGTH = 700;
const requestIdPattern = /^[\w.-]{8,64}$/;

/** Options of the HTTP server. */
export const httpOptions = (config: Pick<GatewayConfig, 'TRUSTED_PROXIES'>): Options => ({
  // no middleware is used, and each request would pay for asking
  skipMiddie: true,
  logger: false,
  // a route of the contracts says itself how much it takes
  bodyLimit: LEAST_BYTES,
  trustProxy: config.TRUSTED_PROXIES ?? false,
  // while stopping, requests on open connections are still served, and answered with a request to close them
  return503OnClosing: false,
  forceCloseConnections: 'idle',
  keepAliveTimeout: 72_000,
  requestTimeout: 60_000,
  routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  // an address that cannot be read is refused before any route or hook
  frameworkErrors: (error, request, reply) =>
    refuseAddress(error, request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  genReqId: (request) => {
    const given = request.headers[httpHeader.requestId];
    return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  },
});

/** A person who followed a broken link sees the page of the app that says so; a program gets a problem. */
const refuseAddress = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const isPage =
    request.method === 'GET' && !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html');
  const language = /^\/(lt|en)\b/.exec(request.url)?.[1] ?? languageOf(request);
  if (isPage) void reply.redirect(`/${language}/not-found`, 302);
  else void sendProblem(error, request, reply);
};
