import { routes, type AnyRoute, type OutputOf } from '@mullion/contracts';
import type { ClientInput } from './input';
import { MullionClient, type ClientOptions } from './mullion-client';

type Routes = typeof routes;
type Method<R> =
  Record<never, never> extends ClientInput<R>
    ? (input?: ClientInput<R>) => Promise<OutputOf<R>>
    : (input: ClientInput<R>) => Promise<OutputOf<R>>;

/** Every route of the product as a method, under the name it has in the contracts. */
export type TypedClient = { readonly [Name in keyof Routes]: Method<Routes[Name]> };

/** A client with a method a route: `createClient({ url, apiKey }).listOrders({ query: { rows: 10 } })`. */
export const createClient = (options: ClientOptions): TypedClient => {
  const client = new MullionClient(options);
  const entries = Object.entries(routes as unknown as Record<string, AnyRoute>).map(([name, route]) => [
    name,
    (input: unknown) => client.call(route, input as never),
  ]);
  return Object.fromEntries(entries) as TypedClient;
};
