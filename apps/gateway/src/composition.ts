import type { AnyCall, AnyRoute, InputOf, OutputOf, RequestContext } from '@mullion/contracts';

/** Asks a service with the session, request id, language and stamps of the request being answered. */
export type Ask = <C extends AnyCall | AnyRoute>(
  contract: C,
  input: InputOf<C>,
  options?: {
    readonly timeoutMs?: number;
    /** Asks for somebody else: a guest, or the gateway itself. */ readonly context?: RequestContext;
  },
) => Promise<OutputOf<C>>;

/** A route that the gateway answers from several owners, or by choosing the owner. */
export interface Composition<R extends AnyRoute = AnyRoute> {
  readonly route: R;
  readonly run: (input: InputOf<R>, ask: Ask, context: RequestContext) => Promise<OutputOf<R>>;
}

export const defineComposition = <R extends AnyRoute>(route: R, run: Composition<R>['run']): Composition<R> => ({
  route,
  run,
});
