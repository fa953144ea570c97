import { setImmediate } from 'node:timers/promises';
import {
  errorStatus,
  httpHeader,
  importTemplate,
  liveMissedMs,
  openFile,
  problem,
  routeList,
  scopeOfRoute,
  type AnyRoute,
} from '@mullion/contracts';
import { exampleOf, type RouteExample } from './examples';
import { hasFields, jsonSchema, propertiesOf, type JsonSchema } from './json-schema';
import type { OpenApiObject } from './open-api-object';

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const described: Readonly<Record<number, string>> = {
  400: 'The input does not fit; `errors` names each field',
  401: 'Not signed in, or the session has ended',
  403: 'Not allowed',
  404: 'There is no such row, or it belongs to another company',
  409: 'Something else has happened meanwhile; `current` is the state as it is now',
  413: 'Too large',
  422: 'Understood, but a rule forbids it',
  429: 'Too often; Retry-After says when to come again',
  503: 'A part of the system does not answer; Retry-After says when to come again',
};

/**
 * The OpenAPI 3.1 document of every route, made from the contracts; route by route, so that requests are answered
 * between them.
 */
export const openApiDocument = async (publicUrl: string): Promise<OpenApiObject> => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routeList) {
    await setImmediate();
    const path = `/api/${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  paths['/api/live'] = { get: liveOperation };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mullion',
      version: '1',
      description: `Refusals are problem documents (RFC 9457) with a \`code\`: ${Object.keys(errorStatus).join(', ')}.`,
    },
    servers: [{ url: publicUrl.replace(/\/$/, '') }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token that POST /api/login answers, good for 15 minutes',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'mul_…',
          description: 'A key of the company, made on the page of keys; it opens the routes of its scopes',
        },
      },
    },
  };
};

const operation = (route: AnyRoute): object => {
  const example = exampleOf(route);
  return {
    operationId: `${route.service}.${route.name}`,
    summary: route.summary,
    tags: [route.path.split('/')[0]],
    security: securityOf(route),
    ...(rulesOf(route) ? { description: rulesOf(route) } : {}),
    'x-policy': policyOf(route),
    parameters: [
      ...propertiesOf(route.params).map((one) => ({
        ...one,
        in: 'path',
        required: true,
        example: example.params[one.name],
      })),
      ...propertiesOf(route.query).map((one) => ({
        ...one,
        in: 'query',
        ...(one.name in example.query ? { example: example.query[one.name] } : {}),
      })),
      ...(route.writes && route.keyed && route.policy.access !== 'none' ? [idempotencyKey] : []),
      ...(route.policy.access === 'link' ? [linkToken] : []),
    ],
    ...bodyOf(route, example),
    responses: responsesOf(route, example),
  };
};

/** A person's token; a key of the company where some scope opens the route. */
const securityOf = (route: AnyRoute): object[] => {
  if (route.policy.access !== 'session') return [];
  return scopeOfRoute(route) === 'closed' ? [{ bearer: [] }] : [{ bearer: [] }, { apiKey: [] }];
};

const idempotencyKey = {
  name: httpHeader.idempotencyKey,
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key repeats its answer, for 7 days',
  schema: { type: 'string', maxLength: 200 },
};

const linkToken = {
  name: httpHeader.link,
  in: 'header',
  required: true,
  description: 'The token of the private link: the part of its address behind the #',
  schema: { type: 'string', maxLength: 100 },
};

/** The declared policy with its defaults filled in, for programs that test it. */
const policyOf = ({ policy, writes }: AnyRoute): object => ({ kinds: ['manufacturer'], ...policy, writes });

const rulesOf = (route: AnyRoute): string => {
  const { policy, writes } = route;
  if (policy.access === 'none') return '';
  if (policy.access === 'link')
    return `For holders of a private link (${(policy.links ?? []).join(', ') || 'an expired one'}).`;
  const rules = [
    `Companies: ${(policy.kinds ?? ['manufacturer']).join(', ')}.`,
    ...(policy.types ? [`User types: ${policy.types.join(', ')}.`] : []),
    ...(policy.right ? [`Right: ${policy.right}.`] : []),
    scopeText(route),
    ...(writes && !policy.readers ? ['Not for user type 6.'] : []),
  ];
  return rules.join(' ');
};

const scopeText = (route: AnyRoute): string => {
  const scope = scopeOfRoute(route);
  if (scope === 'closed') return 'No API key.';
  return scope === 'any' ? 'Any API key.' : `Scope of an API key: ${scope}.`;
};

const bodyOf = (route: AnyRoute, { body: example }: RouteExample): object => {
  if (!hasFields(route.body)) return {};
  const schema = jsonSchema(route.body, 'input');
  if (route.file === null)
    return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
  const { files: _none, ...form } = example;
  const { files: _ours, ...fields } = schema.properties as Record<string, JsonSchema>;
  const properties = { ...fields, [route.file]: { type: 'string', format: 'binary' } };
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, properties }, example: form } },
    },
  };
};

const responsesOf = (route: AnyRoute, { response: example }: RouteExample): object => {
  const statuses = [400, 401, ...(route.policy.access === 'session' ? [403] : []), 404, 429, 503];
  // what is sent may be too large, or break a rule, also where nothing is written
  const more = [...(route.writes ? [409] : []), ...(route.writes || hasFields(route.body) ? [413, 422] : [])];
  const refusal = { ...problemContent, ...(route.name === openFile.name ? page : {}) };
  return {
    ...goodAnswers(route, example),
    ...Object.fromEntries(
      [...statuses, ...more].map((status) => [status, { description: described[status], content: refusal }]),
    ),
  };
};

const bytes = { schema: { type: 'string', format: 'binary' } };
/** For whoever does not ask for JSON by name. */
const page = { 'text/html': { schema: { type: 'string' } } };
const spreadsheets = { 'text/csv': bytes, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': bytes };

const goodAnswers = (route: AnyRoute, example: unknown): object => {
  const summary = { description: route.summary };
  if (route.name === importTemplate.name) return { 200: { ...summary, content: spreadsheets } };
  const json = { 'application/json': { schema: jsonSchema(route.response, 'output'), example } };
  if (route.name !== openFile.name) return { [route.success]: { ...summary, content: json } };
  // until the file is made there is its job, or a page that comes back by itself
  return {
    200: { ...summary, content: { '*/*': bytes, ...page } },
    202: { description: 'It is being made', content: json },
  };
};

const liveOperation = {
  operationId: 'gateway.live',
  summary: 'Server-sent events: which rows of the company have changed',
  tags: ['live'],
  security: [{ bearer: [] }],
  parameters: [
    {
      name: liveMissedMs,
      in: 'query',
      description: 'Begin with what has changed in so many milliseconds before',
      schema: { type: 'number', minimum: 0 },
    },
  ],
  responses: {
    200: {
      description: 'One message a company, entity and second',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: { description: described[401], content: problemContent },
    403: { description: described[403], content: problemContent },
  },
};
