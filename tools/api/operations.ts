import type { Json, Person } from './person';
import { sampleOf, type Schema } from './schema';

export interface Policy {
  readonly access: 'none' | 'session' | 'link';
  readonly kinds: readonly string[];
  /** Kinds of shared terminals that may open it. */
  readonly terminals?: readonly string[];
  readonly types?: readonly number[];
  readonly right?: string;
  readonly refusal?: string;
  readonly writes: boolean;
  /** Read-only people may, too. */
  readonly readers?: boolean;
}

export interface Field {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** What an answer of some status holds: by its content type. */
export type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

/** A route as the OpenAPI document describes it. */
export interface Operation {
  /** `PUT orders/{id}` */
  readonly label: string;
  /** Its name in the document. */
  readonly id: string;
  readonly method: string;
  /** Below /api/. */
  readonly path: string;
  readonly policy: Policy | null;
  readonly params: readonly Field[];
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  readonly body: Schema | null;
  /** The body that the document gives as an example; of a form without its file. */
  readonly bodyExample: Json | null;
  readonly isForm: boolean;
  /** Status and shape of the good answer. */
  readonly success: number;
  readonly answer: Schema;
  /** What it may answer, by status. */
  readonly answers: Readonly<Record<string, Contents>>;
}

interface Raw {
  readonly operationId: string;
  readonly parameters?: readonly (Field & { readonly in: string })[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: Json }>>;
  };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly 'x-policy'?: Policy;
}

/** Every route of a running system, from its own OpenAPI document. */
export const everyOperationOf = async (anybody: Person): Promise<readonly Operation[]> => {
  const { paths } = await anybody.do<{ paths: Record<string, Record<string, Raw>> }>('GET', 'openapi.json');
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, raw]) => operation(method.toUpperCase(), url, raw)),
  );
};

/** The same without the stream of changes, which has no input. */
export const operationsOf = async (anybody: Person): Promise<readonly Operation[]> =>
  (await everyOperationOf(anybody)).filter(({ path }) => path !== 'live');

const operation = (method: string, url: string, raw: Raw): Operation => {
  const path = url.replace(/^\/api\//, '');
  const [kind, content] = Object.entries(raw.requestBody?.content ?? {})[0] ?? ['', undefined];
  const success = Number(Object.keys(raw.responses).find((status) => status.startsWith('2')));
  const fields = (place: string): Field[] => (raw.parameters ?? []).filter((one) => one.in === place);
  return {
    label: `${method} ${path}`,
    id: raw.operationId,
    method,
    path,
    policy: raw['x-policy'] ?? null,
    params: fields('path'),
    query: fields('query'),
    headers: fields('header'),
    body: content?.schema ?? null,
    bodyExample: content?.example ?? null,
    isForm: kind.startsWith('multipart/'),
    success,
    answer: raw.responses[success]?.content?.['application/json']?.schema ?? {},
    answers: Object.fromEntries(Object.entries(raw.responses).map(([status, { content }]) => [status, content ?? {}])),
  };
};

/** Values for the `{parts}` of a path; samples where none is given. */
export const pathFor = ({ path, params }: Operation, values: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const schema = params.find((one) => one.name === name)?.schema ?? {};
    return encodeURIComponent(String(values[name] ?? textSample(schema)));
  });

const textSample = (schema: Schema): unknown => sampleOf(schema.anyOf?.find(({ type }) => type === 'string') ?? schema);

/** A query with only what is required. */
export const queryFor = ({ query }: Operation): Record<string, unknown> =>
  Object.fromEntries(query.filter(({ required }) => required).map(({ name, schema }) => [name, textSample(schema)]));

/** What a sample request sends as its body: a form for uploads, nothing where the route takes none. */
export const bodyFor = (
  operation: Operation,
  body: unknown = operation.body && sampleOf(operation.body),
): { body?: unknown; form?: FormData } => {
  if (!operation.body) return {};
  if (!operation.isForm) return { body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) if (name !== 'file') form.set(name, String(value));
  return { form };
};
