import { AppError } from '@mullion/server-kit';
import type { FastifyInstance } from 'fastify';
import { MOST_BYTES } from './body-limit';

const MOST_OF_A_FORM = 1_000;

/**
 * JSON as Fastify reads it, except that an empty body is no body, and that one longer than its route takes is let run
 * out unread: Fastify would close the connection at once, and who is still sending does not get the reason. Beyond the
 * largest of all limits it is closed.
 */
export const readJson = (server: FastifyInstance): void => {
  // what a form posts: the button of the unsubscribe page, or of a mail program; it says nothing that the address does
  // not
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_OF_A_FORM },
    (_request, _body, done) => done(null, undefined),
  );
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', (request, payload, done) => {
    const limit = request.routeOptions.bodyLimit ?? MOST_BYTES;
    const refuse = (): void => done(new AppError('payload_too_large', { max_bytes: limit }), undefined);
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > MOST_BYTES) return refuse();
    const chunks: Buffer[] = [];
    let bytes = 0;
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (Math.max(bytes, announced) <= limit) chunks.push(chunk);
      if (bytes > MOST_BYTES) payload.destroy(new AppError('payload_too_large', { max_bytes: limit }));
    });
    payload.on('error', (error) =>
      done(error instanceof AppError ? error : new AppError('invalid', {}, { cause: error }), undefined),
    );
    payload.on('end', () => {
      if (bytes > limit) refuse();
      else if (bytes === 0) done(null, undefined);
      else void parse(request, Buffer.concat(chunks).toString('utf8'), done);
    });
  });
};
