import type { Route } from '@mullion/contracts';
import type { z } from 'zod';

type Empty = Record<never, never>;
/** A part without fields vanishes, one with only optional fields is optional. */
type Part<Name extends string, Fields> = keyof Fields extends never
  ? Empty
  : Empty extends Fields
    ? { readonly [K in Name]?: Fields }
    : { readonly [K in Name]: Fields };

/** What may be given for a value: lists that nobody changes, and fields that are named but hold nothing. */
type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Empty extends Pick<T, K> ? Given<T[K]> | undefined : Given<T[K]> }
    : T;
/** Parts of a path are written into the address: numbers do as well as their texts. */
type Path<T> = { readonly [K in keyof T]: string | number };

/** What a caller gives for a route: `{ params, query, body }`, only the parts it has. */
export type ClientInput<R> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', Path<z.input<P>>> &
        Part<'query', Given<z.input<Q>>> &
        Part<'body', Given<Omit<z.input<B>, 'files'>>> &
        WithForm
    : never;

/** For routes that take a file: the whole form, made again for each try. */
interface WithForm {
  readonly form?: () => FormData;
}

/** The parts of any route, as they are sent. */
export interface Parts extends WithForm {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}
