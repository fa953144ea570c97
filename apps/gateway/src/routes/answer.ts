import { httpHeader } from '@mullion/contracts';
import type { RawReply } from '@mullion/server-kit';
import type { FastifyReply } from 'fastify';

/** Passes a service's answer on as the bytes it wrote. */
export const sendAnswer = ({ status, stamp, stale, body }: RawReply, reply: FastifyReply): FastifyReply => {
  if (stamp !== null) void reply.header(httpHeader.stamp, stamp);
  if (stale) void reply.header(httpHeader.stale, '1');
  if (status === 503) void reply.header('retry-after', '1');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
};
