import { z } from 'zod';
import type { Method, Route, RoutePolicy, ServiceName } from './call';

const nothing = z.strictObject({});
type Nothing = typeof nothing;

interface RouteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  readonly service: ServiceName;
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: R;
  readonly policy: RoutePolicy;
  readonly writes?: boolean;
  readonly success?: 200 | 201 | 202;
  readonly summary: string;
  readonly bodyType?: 'json' | 'multipart';
  readonly timeoutMs?: number;
}

/** Declares a route once: gateway, OpenAPI document, service handler and the web's types come from it. */
export const defineRoute = <
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  route: RouteInput<P, Q, B, R>,
): Route<P, Q, B, R> => ({
  kind: 'route',
  writes: route.method !== 'GET',
  success: 200,
  bodyType: 'json',
  ...route,
  params: (route.params ?? nothing) as P,
  query: (route.query ?? nothing) as Q,
  body: (route.body ?? nothing) as B,
});

/** Fills `{name}` parts of a route's path; values are URI-encoded. */
export const pathOf = (route: { readonly path: string }, params: Readonly<Record<string, string | number>> = {}): string =>
  route.path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(params[key] ?? 'null')));

/** A number that came in a URL. */
export const urlInt = z.coerce.number().int();

/** A path parameter that is an id: digits only, then the branded id. */
export const urlId = <T>(schema: z.ZodType<T, number>) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,10}$/)])
    .transform(Number)
    .pipe(schema);

/** A list of ids in a URL, comma-separated (or already a list inside). */
export const urlIds = <T>(schema: z.ZodType<T, number>) =>
  z
    .union([z.array(z.int()), z.string()])
    .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean).map(Number)))
    .pipe(z.array(schema).max(500));

/** An optional text of a URL, as long as that; the word null and an empty part are both "nothing" (§1.2). */
export const urlTextOf = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => (text === undefined || text === null || text === '' || text === 'null' ? null : text));
/** The same for what a person types into a filter. */
export const urlText = urlTextOf(500);

/** Yes or no in a URL; absent is no. */
export const urlFlag = z.enum(['true', 'false', '0', '1']).default('false');

/** An optional ISO date of a URL, null when empty. */
export const urlDate = urlText.pipe(z.iso.date().nullable());

/** ISO date on the wire, no time. */
export const isoDate = z.iso.date();

/** A moment in UTC, ISO 8601. */
export const isoMoment = z.iso.datetime({ offset: true });

/** Optimistic lock: absent means "the current row" (docs/architecture.md, rule 5). */
export const version = z.int().nonnegative();

export const ok = z.object({ ok: z.literal(true) });
