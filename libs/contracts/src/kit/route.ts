import { z } from 'zod';
import type { AnyRoute, InputOf, Method, Route, RoutePolicy, ServiceName } from './call';
import { int, MAX_INT } from './number.schema';
import { unsafeTexts } from './text.schema';

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
  readonly file?: string;
  readonly performedOffline?: boolean;
  readonly keyed?: boolean;
  readonly shownOnce?: boolean;
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
  file: null,
  performedOffline: false,
  keyed: true,
  shownOnce: false,
  ...route,
  params: (route.params ?? nothing) as P,
  query: (route.query ?? nothing) as Q,
  body: (route.body ?? nothing) as B,
});

/**
 * What a route takes, as gateway and service check it: the three parts by the contract, and no unsafe text in any of
 * them.
 */
export const routeInput = <R extends AnyRoute>(route: R): z.ZodType<InputOf<R>> =>
  z.strictObject({ params: route.params, query: route.query, body: route.body }).superRefine((input, context) => {
    for (const path of unsafeTexts(input))
      context.addIssue({ code: 'custom', message: 'form.characters', path: [...path] });
  }) as unknown as z.ZodType<InputOf<R>>;

/** Fills `{name}` parts of a route's path; values are URI-encoded. */
export const pathOf = (
  route: { readonly path: string },
  params: Readonly<Record<string, string | number>> = {},
): string =>
  route.path.replace(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(String(params[key] ?? 'null')));

/** A number that came in a URL. */
export const urlInt = z.coerce.number().int().min(-MAX_INT).max(MAX_INT);

/** A path parameter that is an id: digits only, then the branded id. */
export const urlId = <T>(schema: z.ZodType<T, number>) =>
  z
    .union([int(), z.string().regex(/^\d{1,10}$/)])
    .transform(Number)
    .pipe(schema);

/** A list of ids in a URL: one after the other (`ids=1&ids=2`) or comma-separated (`ids=1,2`). */
export const urlIds = <T>(schema: z.ZodType<T, number>) =>
  z
    .union([z.array(z.coerce.number().int().min(0).max(MAX_INT)).max(500), z.string().max(10_000)])
    .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean).map(Number)))
    .pipe(z.array(schema).max(500));

/** An optional text of a URL, as long as that; the word null and an empty part are both "nothing". */
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

/** ISO date on the wire, no time. */
export const isoDate = z.iso.date().check(({ value, issues }) => {
  // ISO has a year 0, calendars and databases have not
  if (value.startsWith('0000')) issues.push({ code: 'invalid_format', format: 'date', input: value });
});

/** An optional ISO date of a URL, null when empty. */
export const urlDate = urlText.pipe(isoDate.nullable());

/** A moment in UTC, ISO 8601. */
export const isoMoment = z.iso.datetime({ offset: true });

/** A part of a form that holds JSON, at most a megabyte. */
export const formJson = z
  .string()
  .max(1_048_576)
  .transform((text, { addIssue }): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      addIssue({ code: 'custom', message: 'invalid_format' });
      return z.NEVER;
    }
  });

/** Files of a form as the gateway names them: where each lies in the blob store. */
export const uploadedFiles = z
  .array(
    z.object({
      field: z.string().max(100),
      name: z.string().max(200),
      key: z.string().max(200),
      size: int(),
      type: z.string().max(200),
    }),
  )
  .max(1)
  .default([]);

/** Optimistic lock: absent means "the current row" (docs/architecture.md, rule 5). */
export const version = z.int().nonnegative().max(MAX_INT);

export const ok = z.object({ ok: z.literal(true) });
