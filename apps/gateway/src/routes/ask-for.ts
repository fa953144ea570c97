import type { AnyRoute, RequestContext } from '@mullion/contracts';
import type { FastifyRequest } from 'fastify';
import type { Ask } from '../composition';
import type { Forwarder } from '../forwarder';
import { requestOptions } from './request-options';

/** Asks other owners for the answer to a request, as whoever sent it. */
export const askFor = (
  route: AnyRoute,
  request: FastifyRequest,
  context: RequestContext,
  forwarder: Forwarder,
): Ask => {
  const options = { ...requestOptions(request, context), ...(route.method === 'GET' ? { mayRepeat: true } : {}) };
  return (contract, input, more) => forwarder.ask(contract, input, { ...options, ...more });
};
