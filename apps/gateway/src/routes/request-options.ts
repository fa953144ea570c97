import { correctedMade, httpHeader, terminalId, type Made, type RequestContext } from '@mullion/contracts';
import { AppError, parseStamps, type AskOptions } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../request-language';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

const single = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * What travels with a request besides its input: session, request id, language, idempotency key, stamps, when and where it was done.
 * @throws AppError `invalid` for an unusable header
 */
export const requestOptions = (request: FastifyRequest, context: RequestContext): AskOptions => {
  const key = single(request, httpHeader.idempotencyKey);
  if (key !== '' && !keyPattern.test(key)) throw unusable(httpHeader.idempotencyKey);
  const stamps = single(request, httpHeader.stamps);
  return {
    context,
    requestId: request.id,
    language: languageOf(request),
    idempotencyKey: key || null,
    ...(stamps === '' ? {} : { stamps: parseStamps(stamps) }),
    made: madeOf(request, context.terminal?.id),
  };
};

const unusable = (header: string): AppError =>
  new AppError('invalid', {}, { errors: [{ path: `headers.${header}`, code: 'invalid_format' }] });

/** A moment of a device, to the millisecond; a clock that was never set shows 1970. */
const momentPattern = /^\d{1,14}$/;

/** Null when the request does not say; an enrolled terminal is the one that its session was opened at, whatever the request says. Only routes that may be done without a network are given it. */
const madeOf = (request: FastifyRequest, enrolled: string | undefined): Made | null => {
  const [madeAt, sentAt, said] = [httpHeader.madeAt, httpHeader.sentAt, httpHeader.terminal].map((name) => single(request, name)) as [
    string,
    string,
    string,
  ];
  const terminal = enrolled ?? said;
  if (terminal !== '' && !terminalId.safeParse(terminal).success) throw unusable(httpHeader.terminal);
  if (madeAt === '' && terminal === '') return null;
  const now = Date.now();
  for (const [name, value] of [
    [httpHeader.madeAt, madeAt],
    [httpHeader.sentAt, sentAt],
  ] as const)
    if (value !== '' && !momentPattern.test(value)) throw unusable(name);
  const known = madeAt !== '' && sentAt !== '';
  return correctedMade({ madeAt: known ? Number(madeAt) : now, sentAt: known ? Number(sentAt) : now, terminal: terminal || null }, now);
};
