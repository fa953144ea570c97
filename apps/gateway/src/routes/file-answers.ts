import { importTemplate, type AnyRoute } from '@mullion/contracts';
import { decodeJson, type RawReply } from '@mullion/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Routes that answer { name, type, content }, which a browser gets as a file to keep. */
const withFiles = new Set<string>([importTemplate.name]);

/** Does this request want the file rather than the JSON that describes it? */
export const wantsFile = (route: AnyRoute, request: FastifyRequest): boolean =>
  withFiles.has(route.name) && !(request.headers.accept ?? '').includes('application/json');

/** Sends the described file as an attachment. */
export const sendFile = (answer: RawReply, reply: FastifyReply): FastifyReply => {
  const { name, type, content } = decodeJson(answer.body) as { name: string; type: string; content: string };
  return reply
    .code(200)
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.from(content, 'base64'));
};
