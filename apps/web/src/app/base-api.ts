import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { liveEntities, type AnyRoute, type LiveEntity, type OutputOf, type Problem } from '@mullion/contracts';
import { send } from './api/request';
import { uuid } from './api/uuid';
import type { WireInput } from './api/wire-types';
import { refresh } from './session/refresh';
import { otherPersonNoticed, sessionEnded } from './session/session-slice';
import { token } from './session/token';
import { staleSeen } from './live/live-slice';

export interface RouteCall {
  readonly route: AnyRoute;
  readonly input: WireInput<AnyRoute>;
}

/** Sends a contract route; an expired token is renewed silently and the same act repeated once, under the same idempotency key. */
export const routeBaseQuery: BaseQueryFn<RouteCall, unknown, Problem> = async ({ route, input }, api) => {
  const idempotencyKey = uuid();
  const attempt = (used: string | null) => send(route, input, { token: used, signal: api.signal, idempotencyKey });
  const used = token.get();
  let answer = await attempt(used);
  if ('problem' in answer && (answer.problem.code === 'session.expired' || answer.problem.code === 'session.required')) {
    const outcome = await refresh(used);
    if (outcome === 'refreshed') answer = await attempt(token.get());
    else if (outcome === 'other-person') api.dispatch(otherPersonNoticed());
    else if (outcome === 'ended') api.dispatch(sessionEnded('ended'));
  }
  if ('problem' in answer) {
    if (answer.problem.code === 'session.revoked') api.dispatch(sessionEnded('ended'));
    return { error: answer.problem };
  }
  if (answer.stale && api.type === 'query') api.dispatch(staleSeen());
  return { data: answer.data };
};

/** What reference data is cached beside the entities that change live. */
export type Tag = LiveEntity | 'country';

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: routeBaseQuery,
  tagTypes: [...liveEntities, 'country'] satisfies Tag[],
  refetchOnReconnect: true,
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});

/** Result and argument of a route's endpoint: `b.query<Result<typeof listOrders>, Args<typeof listOrders>>`. */
export type Result<R extends AnyRoute> = OutputOf<R>;
export type Args<R extends AnyRoute> = Record<never, never> extends WireInput<R> ? WireInput<R> | void : WireInput<R>;

/** The `query` part of an endpoint, typed by its contract route: `{ ...endpointOf(listOrders), providesTags }`. */
export const endpointOf = <R extends AnyRoute>(route: R) => ({
  query: (input: Args<R>): RouteCall => ({ route, input: (input ?? {}) as WireInput<AnyRoute> }),
});

/** Tags of a list: the list itself and each of its rows. */
export const tagsOf = <T extends Tag>(type: T, rows: readonly { readonly id: number | string }[] | undefined) => [
  { type, id: 'LIST' as const },
  ...(rows ?? []).map((row) => ({ type, id: row.id })),
];
