import { routeList, scopeOfRoute } from '@mullion/contracts';
import type { OpenApiObject } from './open-api-object';
import { openApiDocument } from './openapi';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  security: object[];
  'x-policy': { access: string; kinds: string[]; writes: boolean };
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown>; additionalProperties?: boolean } }>;
  };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

describe('the OpenAPI document', () => {
  let document: OpenApiObject;
  beforeAll(async () => {
    document = await openApiDocument('https://mullion.test/');
  });
  const operation = (method: string, path: string): Operation =>
    (document.paths[path] as unknown as Record<string, Operation>)[method.toLowerCase()] as Operation;

  it('holds every route with its parameters, bodies, answers and refusals', () => {
    for (const route of routeList) {
      const found = operation(route.method, `/api/${route.path}`);
      const name = `${route.method} ${route.path}`;
      expect([name, found?.summary]).toEqual([name, route.summary]);
      const inPath = found.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect([name, inPath]).toEqual([name, [...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)]);
      expect(Object.keys(found.responses)).toEqual(
        expect.arrayContaining([String(route.success), '400', '401', '503']),
      );
      expect(found.responses['400']?.content['application/problem+json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      });
      expect([name, found['x-policy']]).toEqual([
        name,
        { kinds: ['manufacturer'], ...route.policy, writes: route.writes },
      ]);
      const byKey = scopeOfRoute(route) === 'closed' ? [] : [{ apiKey: [] }];
      expect([name, found.security]).toEqual([
        name,
        route.policy.access === 'session' ? [{ bearer: [] }, ...byKey] : [],
      ]);
    }
  });

  it('names each operation once', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path as object).map((one) => (one as Operation).operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(routeList.length + 1);
  });

  it('says what a body may hold, and that nothing else is taken', () => {
    const login = operation('POST', '/api/login').requestBody?.content['application/json']?.schema;
    expect(Object.keys(login?.properties ?? {})).toEqual(['email', 'password']);
    expect(login?.additionalProperties).toBe(false);
    const upload = operation('POST', '/api/orders/import').requestBody?.content['multipart/form-data']?.schema;
    expect(upload?.properties.file).toEqual({ type: 'string', format: 'binary' });
    expect(upload?.properties).not.toHaveProperty('files');
  });

  it('refers to nothing outside itself', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect([...new Set(references)]).toEqual(['"$ref":"#/components/schemas/Problem"']);
  });
});
