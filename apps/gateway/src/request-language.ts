import type { Language } from '@mullion/contracts';
import type { FastifyRequest } from 'fastify';

/** The language a browser asks for first; English for anything but Lithuanian. */
export const languageOf = (request: FastifyRequest): Language =>
  /^\s*lt\b/i.test(request.headers['accept-language'] ?? '') ? 'lt' : 'en';
