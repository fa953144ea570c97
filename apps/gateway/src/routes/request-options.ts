import {
  correctedOccurrence,
  httpRequestHeaders,
  UnreadableHeader,
  type Occurrence,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, type AskOptions } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../request-language';

/**
 * The headers of a request, read as the web writes them.
 * @throws AppError `invalid`, naming the one that cannot be read
 */
export const requestHeaders = (
  request: Pick<FastifyRequest, 'headers'>,
): ReturnType<typeof httpRequestHeaders.read> => {
  try {
    return httpRequestHeaders.read((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    });
  } catch (error) {
    if (!(error instanceof UnreadableHeader)) throw error;
    throw new AppError('invalid', {}, { errors: [{ path: `headers.${error.header}`, code: 'invalid_format' }] });
  }
};

/**
 * What travels with a request besides its input: session, request id, language, idempotency key, stamps, when and where
 * it was done.
 * @throws AppError `invalid` for an unusable header
 */
export const requestOptions = (request: FastifyRequest, context: RequestContext): AskOptions => {
  const given = requestHeaders(request);
  return {
    context,
    requestId: request.id,
    language: languageOf(request),
    idempotencyKey: given.idempotencyKey,
    stamps: given.stamps,
    occurrence: occurrenceOf(given, context.terminal?.id),
  };
};

type Given = ReturnType<typeof requestHeaders>;

/**
 * Null when the request does not say; an enrolled terminal is the one that its session was opened at, whatever the
 * request says. Only routes that may be done without a network are given it.
 */
const occurrenceOf = (
  { occurredAt, sentAt, terminal: said }: Given,
  enrolled: string | undefined,
): Occurrence | null => {
  const terminal = enrolled ?? said;
  if (occurredAt === null && terminal === null) return null;
  const now = Date.now();
  const moments = occurredAt === null || sentAt === null ? { occurredAt: now, sentAt: now } : { occurredAt, sentAt };
  return correctedOccurrence({ ...moments, terminal }, now);
};
