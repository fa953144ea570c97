import type { AnyRoute, Route } from '@mullion/contracts';
import type { z } from 'zod';

type Empty = Record<never, never>;
/** A part without fields vanishes, one with only optional fields is optional. */
type Part<Name extends string, Fields> = keyof Fields extends never
  ? Empty
  : Empty extends Fields
    ? { readonly [K in Name]?: Fields }
    : { readonly [K in Name]: Fields };

/** What a caller gives for a route: `{ params, query, body }`, only the parts it has; uploads also give `files`. */
export type WireInput<R extends AnyRoute> =
  R extends Route<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', z.input<P>> &
        Part<'query', z.input<Q>> &
        Part<'body', Omit<z.input<B>, 'files'>> & { readonly files?: Readonly<Record<string, File>> }
    : never;
