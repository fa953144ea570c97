import { httpHeader, type RequestContext } from '@mullion/contracts';
import { AppError, parseStamps, type AskOptions } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../request-language';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

const single = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * What travels with a request besides its input: session, request id, language, idempotency key, stamps.
 * @throws AppError `invalid` for an unusable Idempotency-Key
 */
export const requestOptions = (request: FastifyRequest, context: RequestContext): AskOptions => {
  const key = single(request, httpHeader.idempotencyKey);
  if (key !== '' && !keyPattern.test(key))
    throw new AppError('invalid', {}, { errors: [{ path: `headers.${httpHeader.idempotencyKey}`, code: 'invalid_format' }] });
  const stamps = single(request, httpHeader.stamps);
  return {
    context,
    requestId: request.id,
    language: languageOf(request),
    idempotencyKey: key || null,
    ...(stamps === '' ? {} : { stamps: parseStamps(stamps) }),
  };
};
