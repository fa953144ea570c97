import type { Operation } from '../api/operations';
import type { ExampleCall } from './example-call';

/** Whether a call is a form, and by which name its file goes. */
const fileField = ({ isForm, body }: Operation): string | undefined =>
  isForm ? Object.entries(body?.properties ?? {}).find(([, { format }]) => format === 'binary')?.[0] : undefined;

const json = (value: unknown): string => JSON.stringify(value);
const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/** With the file of a form beside its fields. */
const bodyText = (operation: Operation, { body }: ExampleCall, file: string): string | undefined => {
  if (!operation.body) return undefined;
  const name = fileField(operation);
  return name === undefined ? json(body ?? {}) : `{ ...${json(body ?? {})}, ${json(name)}: ${file} }`;
};

const withOpenApiFetch = (operation: Operation, call: ExampleCall): string => {
  const params = Object.entries({ path: call.path, query: call.query, header: call.headers }).filter(
    ([, part]) => !isEmpty(part),
  );
  const body = bodyText(operation, call, 'file as unknown as string');
  const parts = [
    ...(params.length > 0 ? [`params: ${json(Object.fromEntries(params))}`] : []),
    ...(body === undefined ? [] : [`body: ${body}`]),
    ...(operation.isForm ? ['bodySerializer: asForm'] : []),
  ];
  return `client.${operation.method}(${json(`/api/${operation.path}`)}, { ${parts.join(', ')} })`;
};

/** The names that swagger-typescript-api makes of those of the document. */
const camelCase = (name: string): string =>
  name.replace(/[^A-Za-z0-9]+(.)/g, (_match, letter: string) => letter.toUpperCase());

/** Its arguments in order: parts of the path, then what must be given before what may be. */
const withSwaggerTypescriptApi = (operation: Operation, call: ExampleCall): string => {
  const query = operation.query.length > 0 ? [json(call.query)] : [];
  const body = bodyText(operation, call, 'file');
  const bodies = body === undefined ? [] : [body];
  const isQueryNeeded = operation.query.some(({ required }) => required);
  const path = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => json(call.path[name]));
  const more = isEmpty(call.headers) ? [] : [`{ headers: ${json(call.headers)} }`];
  const given = [...path, ...(isQueryNeeded ? [...query, ...bodies] : [...bodies, ...query]), ...more];
  return `api.api.${camelCase(operation.id)}(${given.join(', ')})`;
};

interface Head {
  readonly lines: readonly string[];
  readonly write: (operation: Operation, call: ExampleCall) => string;
}

const FORM = `const asForm = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
};`;

/** What a maker writes by hand around the generated files. */
export const programs = {
  'openapi-fetch': {
    lines: [
      `import createClient from 'openapi-fetch';`,
      `import type { paths } from './schema';`,
      FORM,
      `const open = (baseUrl: string, fetch: (request: Request) => Promise<Response>) => createClient<paths>({ baseUrl, fetch });`,
      `export const callsOf = (baseUrl: string, fetch: (request: Request) => Promise<Response>, file: File) => {`,
      `  const client = open(baseUrl, fetch);`,
    ],
    write: withOpenApiFetch,
  },
  'swagger-typescript-api': {
    lines: [
      `import { Api } from './api';`,
      `export const callsOf = (baseUrl: string, ask: (request: Request) => Promise<Response>, file: File) => {`,
      `  const api = new Api({ baseUrl, customFetch: (input, init) => ask(new Request(input, init)) });`,
    ],
    write: withSwaggerTypescriptApi,
  },
} as const satisfies Readonly<Record<string, Head>>;

export type ClientName = keyof typeof programs;

/**
 * A program that makes every call by a generated client, its inputs written out so that the compiler judges them by the
 * generated types.
 */
export const programText = (client: ClientName, calls: readonly (readonly [Operation, ExampleCall])[]): string => {
  const { lines, write } = programs[client];
  const made = calls.map(([operation, call]) => `    ${json(operation.label)}: () => ${write(operation, call)},`);
  return [...lines, '  return {', ...made, '  };', '};', ''].join('\n');
};
