import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { liveEntities, type AnyRoute, type LiveEntity, type OutputOf, type Problem } from '@mullion/contracts';
import { askAgain } from './ask-again';
import { authorisedSend } from './authorised-send';
import type { WireInput } from '../http/wire-types';
import { isKept, isUnanswered, keep, recall } from '../kept/offline-cache';
import { freshShown, cachedShown } from './kept-slice';
import { answerSeen } from './live-slice';

export interface RouteCall {
  readonly route: AnyRoute;
  readonly input: WireInput<AnyRoute>;
  /** Idempotency key of what may have to be asked again after its answer was lost. */
  readonly key?: string | undefined;
}

const sendAsking = async ({ route, input, key }: RouteCall, signal: AbortSignal) => {
  for (let sent = input; ;) {
    const answer = await authorisedSend(route, sent, { signal, key });
    const again = 'problem' in answer && !signal.aborted ? await askAgain(route, sent, answer.problem) : null;
    if (again === null) return answer;
    sent = again;
  }
};

/**
 * Sends a contract route, again with what a person was asked for when it was refused for want of that; notes which
 * reads came back before the newest write had reached them. What terminals work with is kept on the device, and shown
 * from there while no answer comes.
 */
const routeBaseQuery: BaseQueryFn<RouteCall, unknown, Problem> = async ({ route, input, key }, api) => {
  const answer = await sendAsking({ route, input, key }, api.signal);
  const { queryCacheKey } = api;
  if ('problem' in answer) {
    const kept = isUnanswered(answer.problem) && !api.signal.aborted ? await recall(route, input) : null;
    if (kept === null) return { error: answer.problem };
    if (queryCacheKey !== undefined) api.dispatch(cachedShown({ key: queryCacheKey, at: kept.at }));
    return { data: kept.data };
  }
  keep(route, input, answer.data);
  if (queryCacheKey !== undefined) {
    api.dispatch(answerSeen({ key: queryCacheKey, stale: answer.stale }));
    if (isKept(route)) api.dispatch(freshShown(queryCacheKey));
  }
  return { data: answer.data };
};

/** What reference data is cached beside the entities that change live. */
export type Tag = LiveEntity | 'country' | 'operations' | 'importMapping';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: routeBaseQuery,
  tagTypes: [...liveEntities, 'country', 'operations', 'importMapping'] satisfies Tag[],
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});

/** Result and argument of a route's endpoint: `b.query<Result<typeof list…>, Args<typeof list…>>`. */
export type Result<R extends AnyRoute> = OutputOf<R>;
export type Args<R extends AnyRoute> = Record<never, never> extends WireInput<R> ? WireInput<R> | void : WireInput<R>;

/** The `query` part of an endpoint, typed by its contract route: `{ ...endpointOf(list…), providesTags }`. */
export const endpointOf = <R extends AnyRoute>(route: R) => ({
  query: (input: Args<R>): RouteCall => ({ route, input: (input ?? {}) as WireInput<AnyRoute> }),
});

/**
 * The same for a write that is asked again, as one act, after its answers were lost: its caller says the idempotency
 * key.
 */
export const keyedEndpointOf = <R extends AnyRoute>(route: R) => ({
  query: ({ key, ...input }: WireInput<R> & { readonly key?: string }): RouteCall => ({
    route,
    input: input as unknown as WireInput<AnyRoute>,
    key,
  }),
});

type Rows = readonly { readonly id: number | string }[] | null | undefined;
const rowTags = <T extends Tag>(type: T, rows: Rows) => (rows ?? []).map(({ id }) => ({ type, id }));

/**
 * Tags of a list: read again after what this page does (`LIST`), after a change of any row of the kind (`LIVE_LIST`),
 * and its rows.
 */
export const tagsOf = <T extends Tag>(type: T, rows: Rows) => [
  { type, id: 'LIST' as const },
  { type, id: 'LIVE_LIST' as const },
  ...rowTags(type, rows),
];

/**
 * Tags of a large read that shows a few rows of a kind: a change of other rows is none of its, unless they join it
 * (`MEMBERS`).
 */
export const tagsOfMembers = <T extends Tag>(type: T, rows: Rows) => [
  { type, id: 'LIST' as const },
  { type, id: 'MEMBERS' as const },
  ...rowTags(type, rows),
];
