import { encodeJson, enforceTerminalBody } from '@mullion/server-kit';
import type { Composition } from '../composition';
import { Forwarder } from '../forwarder';
import { inputParser } from '../parse-input';
import { sendAnswer } from './answer';
import { askFor } from './ask-for';
import type { Responder } from './service-route';

/** A route that is put together here from the answers of several services. */
export const composedRoute = ({ route, run }: Composition, forwarder: Forwarder): Responder => {
  const parse = inputParser(route);
  return async (request, reply, context) => {
    const input = parse({ params: request.params, query: request.query, body: request.body ?? {} });
    enforceTerminalBody(route, input.body, context);
    const data = await run(input, askFor(route, request, context, forwarder), context);
    return sendAnswer({ status: route.success, stamp: null, stale: false, tag: null, body: encodeJson(data) }, reply);
  };
};
