import { specifiedFields, specifiedParameters } from '../../../../tools/api/specified-page';
import { openApiDocument } from './openapi';

/*
 * docs/specified-api.md is written from the specification; what it names must be in the document that programs are
 * generated from.
 */

interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** The fields at a place, of every shape it may have. */
const fieldsOf = (schema: Schema): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...(schema.anyOf ?? []).flatMap(fieldsOf),
  ...(schema.items ? fieldsOf(schema.items) : []),
];
const inside = (schema: Schema, name: string): Schema[] => [
  ...(schema.properties?.[name] ? [schema.properties[name]] : []),
  ...(schema.anyOf ?? []).flatMap((one) => inside(one, name)),
  ...(schema.items ? inside(schema.items, name) : []),
];
const at = (schema: Schema, place: string): Schema =>
  place === '.' ? schema : place.split('.').reduce<Schema>((one, name) => ({ anyOf: inside(one, name) }), schema);

describe('API-01a what the specification names', () => {
  let operations: ReadonlyMap<string, Described>;
  beforeAll(async () => {
    const { paths } = (await openApiDocument('https://example.test')) as unknown as {
      paths: Record<string, Record<string, Described>>;
    };
    operations = new Map(
      Object.entries(paths).flatMap(([url, methods]) =>
        Object.entries(methods).map(
          ([method, one]) =>
            [`${method.toUpperCase()} ${url.slice('/api/'.length)}`.replace(/\{\w+\}/g, '{}'), one] as const,
        ),
      ),
    );
  });
  const find = (call: string): Described => {
    const found = operations.get(call.replace(/\{\w+\}/g, '{}'));
    if (!found) throw new Error(`no ${call}`);
    return found;
  };

  it('every field of every entity is in the answer of its call', () => {
    expect(specifiedFields.length).toBeGreaterThan(40);
    const missing = specifiedFields.flatMap(({ entity, call, place, fields }) => {
      const good = Object.entries(find(call).responses).find(([status]) => status.startsWith('2'))?.[1];
      const known = fieldsOf(at(good?.content?.['application/json']?.schema ?? {}, place));
      return fields.filter((name) => !known.includes(name)).map((name) => `${entity}: ${call} ${place} has no ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('every call takes its parameters and the fields of its body', () => {
    expect(specifiedParameters.length).toBeGreaterThan(60);
    const missing = specifiedParameters.flatMap(({ call, query, body }) => {
      const { parameters = [], requestBody } = find(call);
      const asked = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const sent = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
      return [
        ...query.filter((name) => !asked.includes(name)).map((name) => `${call} takes no ${name}`),
        ...body.filter((name) => !sent.includes(name)).map((name) => `${call} has no field ${name}`),
      ];
    });
    expect(missing).toEqual([]);
  });
});
