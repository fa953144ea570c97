import { isRefused, type AnyRoute, type RequestContext } from '@mullion/contracts';
import { AppError, decodeJson, encodeJson, type BlobStore, type RawReply } from '@mullion/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forwarder } from '../forwarder';
import { completions } from '../compositions/compositions.module';
import { inputParser } from '../parse-input';
import { sendAnswer, sendTagged } from './answer';
import { askFor } from './ask-for';
import { sendFile, wantsFile } from './file-answers';
import type { KeptAnswers } from './kept-answers';
import { requestOptions } from './request-options';
import { readUpload } from './uploads';

/** Answers an admitted request. */
export type Responder = (
  request: FastifyRequest,
  reply: FastifyReply,
  context: RequestContext,
) => Promise<FastifyReply>;

interface Parts {
  readonly forwarder: Forwarder;
  readonly blobs: BlobStore;
  readonly kept: KeptAnswers;
}

/** A route that one service owns: checked against the contract, sent as it came, answered as it comes. */
export const serviceRoute = (route: AnyRoute, { forwarder, blobs, kept }: Parts): Responder => {
  const check = inputParser(route);
  const completion = completions.find((one) => one.route === route);
  const ask = (input: object, request: FastifyRequest, context: RequestContext): Promise<RawReply> => {
    check(input);
    const body = encodeJson(input);
    const given = requestOptions(request, context);
    // a file is long at work: a second time would do the same work beside the first, and read the file after the first
    // has dropped it
    const isAskedOnce = route.shownOnce || route.file !== null;
    const options = {
      ...given,
      ...(route.keyed ? {} : { idempotencyKey: null }),
      ...(isAskedOnce ? { mayRepeat: false } : {}),
    };
    if (route.method !== 'GET') return forwarder.forward(route, body, options);
    return kept.ask(
      route.name,
      () => `${context.company_id} ${body.toString()}`,
      (has) => forwarder.forward(route, body, { ...options, has }),
    );
  };
  const { file } = route;
  if (file !== null) {
    return async (request, reply, context) => {
      const upload = await readUpload(request, { blobs, companyId: context.company_id, fileField: file });
      try {
        const answer = await ask({ params: request.params, query: request.query, body: upload.body }, request, context);
        if (answer.status >= 400 && isRefused({ code: '', status: answer.status })) await upload.discard();
        return sendAnswer(answer, reply);
      } catch (error) {
        // of a service that has not answered in time nobody knows whether it still reads the file: what nobody takes is
        // swept after a day
        if (!(error instanceof AppError) || isRefused(error)) await upload.discard();
        throw error;
      }
    };
  }
  return async (request, reply, context) => {
    const input = { params: request.params, query: request.query, body: request.body ?? {} };
    const answer = await ask(input, request, context);
    if (completion && answer.status < 400) {
      const owners = decodeJson(answer.body) as object;
      const more = await completion.run(
        owners as never,
        check(input) as never,
        askFor(route, request, context, forwarder),
        context,
      );
      return sendAnswer(more === null ? answer : { ...answer, body: encodeJson({ ...owners, ...more }) }, reply);
    }
    if (answer.tag !== null) return sendTagged(answer, { tag: answer.tag, request, kept }, reply);
    return answer.status < 400 && wantsFile(route, request) ? sendFile(answer, reply) : sendAnswer(answer, reply);
  };
};
