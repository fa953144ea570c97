import { httpAnswerHeaders } from '@mullion/contracts';
import type { RawReply } from '@mullion/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterOf } from '../problem-reply';
import type { KeptAnswers } from './kept-answers';

/** Passes a service's answer on as the bytes it wrote. */
export const sendAnswer = ({ status, stamp, stale, body }: RawReply, reply: FastifyReply): FastifyReply => {
  return reply
    .headers(httpAnswerHeaders.write({ stamp, stale, retryAfter: retryAfterOf(status) }))
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
};

/**
 * The same for an answer with a tag: not sent to who has it, and compressed for who takes that. Browsers still store
 * nothing: what a factory makes is not left on the disk of a terminal that many use.
 */
export const sendTagged = async (
  answer: RawReply,
  { tag, request, kept }: { readonly tag: string; readonly request: FastifyRequest; readonly kept: KeptAnswers },
  reply: FastifyReply,
): Promise<FastifyReply> => {
  void reply.header('etag', `W/"${tag}"`).header('vary', 'accept-encoding');
  if ((request.headers['if-none-match'] ?? '').includes(`"${tag}"`))
    return reply.code(304).header('cache-control', 'no-store').send();
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return sendAnswer(answer, reply);
  void reply.header('content-encoding', 'gzip');
  return sendAnswer({ ...answer, body: await kept.compressed(answer.body) }, reply);
};
