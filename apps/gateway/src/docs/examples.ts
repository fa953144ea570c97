import { routeInput, type AnyRoute } from '@mullion/contracts';
import { exampleValue } from './example-value';
import { jsonSchema } from './json-schema';

/** A request as it may be sent, and its answer. */
export interface RouteExample {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
  readonly response: unknown;
}

type Request = Omit<RouteExample, 'response'>;

/**
 * The example of a route: as much as its contract takes. Rules between fields are not in their shapes, so fields are
 * added one by one to those that must be there, and left out where the contract would refuse the whole: every example
 * can be sent as it stands.
 */
export const exampleOf = (route: AnyRoute): RouteExample => {
  const check = routeInput(route);
  const isTaken = (request: Request): boolean => check.safeParse(withFiles(route, request)).success;
  const parts = (extent: 'whole' | 'required'): Request => ({
    params: exampleValue(jsonSchema(route.params, 'input'), 'whole') as Request['params'],
    query: exampleValue(jsonSchema(route.query, 'input'), extent) as Request['query'],
    body: exampleValue(jsonSchema(route.body, 'input'), extent) as Request['body'],
  });
  const whole = parts('whole');
  const request = isTaken(whole) ? whole : filled(parts('required'), whole, isTaken);
  return { ...request, response: exampleValue(jsonSchema(route.response, 'output'), 'whole') };
};

/** Twice: what one field allows may come after it. */
const filled = (least: Request, whole: Request, isTaken: (request: Request) => boolean): Request => {
  let request = least;
  for (const part of ['query', 'body', 'query', 'body'] as const) {
    for (const [name, value] of Object.entries(whole[part])) {
      const more = { ...request, [part]: { ...request[part], [name]: value } };
      if (isTaken(more)) request = more;
    }
  }
  return request;
};

/** The gateway names the files of a form itself: no sender does. */
const withFiles = (route: AnyRoute, { params, query, body }: Request): object => {
  const { files: _ours, ...fields } = body;
  return { params, query, body: route.file === null ? body : { ...fields, files: [] } };
};
