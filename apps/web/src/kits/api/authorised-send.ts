import { isRenewable, type AnyRoute, type OutputOf } from '@mullion/contracts';
import { renew, reportLoss } from '../session/renewal';
import { personOf, token } from '../session/token';
import { localProblem, readJson, send, type Answer, type ReadBody, type SendOptions } from '../http/request';
import { uuid } from '../http/uuid';
import type { WireInput } from '../http/wire-types';

interface AuthorisedOptions extends SendOptions {
  /** The action belongs to this person: nothing is sent with the token of somebody else. */
  readonly person?: string | undefined;
}

/** The session is not of the person the action belongs to. */
const notTheirs = (): Answer<never> => {
  const requestId = uuid();
  return {
    problem: { type: 'about:blank', title: '', status: 401, code: 'session.required', request_id: requestId },
    requestId,
  };
};

/**
 * The one way to the server for everything that needs a session. An expired token is renewed silently and the same
 * request sent once more under the same key; a refused token is never sent again; when the renewal cannot be reached
 * the answer is "unreachable", not "signed out".
 */
export const authorisedSend = async <R extends AnyRoute, Data = OutputOf<R>>(
  route: R,
  input: WireInput<R>,
  options: AuthorisedOptions = {},
  read: ReadBody<Data> = readJson,
): Promise<Answer<Data>> => {
  const { person, ...rest } = options;
  const sending = { ...rest, key: rest.key ?? uuid() };
  const attempt = async (): Promise<Answer<Data>> => {
    const used = token.get();
    if (person !== undefined && personOf(used) !== person) return notTheirs();
    const answer = await send(route, input, { ...sending, token: used }, read);
    if ('problem' in answer) {
      if (used !== null && isRenewable(answer.problem)) token.refuse(used);
      // at a terminal somebody else may have taken over while this was under way
      if (answer.problem.code === 'session.revoked' && token.get() === used) reportLoss('ended');
    }
    return answer;
  };

  const known = token.get();
  if (known === null || !token.isRefused(known) || route.policy.access !== 'session') {
    const first = await attempt();
    if (!('problem' in first) || !isRenewable(first.problem)) return first;
  }
  const outcome = await renew(known);
  if (outcome === 'refreshed') return attempt();
  if (outcome !== 'unreachable') return notTheirs();
  const requestId = uuid();
  return { problem: localProblem('network.unreachable', requestId), requestId };
};
