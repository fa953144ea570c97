import { systemContext } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';

const MAX_AGENT = 200;

/** The browser that asks, as a session keeps it. */
export const clientOf = (request: FastifyRequest): { address: string; agent: string } => ({
  address: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT),
});

/** Nobody is signed in yet, so the gateway asks on its own behalf. */
export const askedBy = (request: FastifyRequest) => ({ context: systemContext(1), requestId: request.id });
