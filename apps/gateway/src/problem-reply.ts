import { httpAnswerHeaders, type ErrorCode } from '@mullion/contracts';
import { AppError, log, toProblem } from '@mullion/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const RETRY_SECONDS = 1;
const UNAVAILABLE = 503;

/** After how many seconds what was answered so may be asked again; null: it is not said. */
export const retryAfterOf = (status: number, params: AppError['params'] = {}): number | null =>
  Number(params.retry_after ?? (status === UNAVAILABLE ? RETRY_SECONDS : 0)) || null;

/** What Fastify itself refuses, by its status; any other status below 500 is `invalid`. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'not_found',
  413: 'payload_too_large',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Any error as one of ours; what nobody expected is logged and answered as `internal`, without its text. */
export const asAppError = (error: unknown, request: FastifyRequest): AppError => {
  if (error instanceof AppError) return error;
  const { statusCode, status } = (error ?? {}) as { statusCode?: number; status?: number };
  const given = statusCode ?? status ?? 0;
  const code = codeOfStatus[given] ?? (given >= 400 && given < 500 ? 'invalid' : undefined);
  if (code) return new AppError(code, {}, { cause: error });
  log().error(
    { rid: request.id, method: request.method, url: request.url.split('?')[0], err: error },
    'request failed',
  );
  return new AppError('internal', {}, { cause: error });
};

/** Answers with an RFC 9457 problem document; 429 and 503 say when to come again. */
export const sendProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asAppError(error, request);
  return reply
    .headers(httpAnswerHeaders.write({ retryAfter: retryAfterOf(refusal.status, refusal.params) }))
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify(toProblem(refusal, request.id)));
};
