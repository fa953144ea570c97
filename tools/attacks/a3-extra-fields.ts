import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import { objectsIn, withExtraField, type Schema } from '../api/schema';
import { finding, type Attack } from './attack';

/** What would do harm if it were taken, and one that means nothing. */
const extras: Readonly<Record<string, unknown>> = {
  surprise: 1,
  company_id: 7,
  user_id: 1,
  can: { edit: true },
  ['__proto__']: { type: 0 },
  constructor: { prototype: { type: 0 } },
};

interface Case {
  readonly operation: Operation;
  readonly field: string;
  readonly where: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, unknown>>;
}

const namesAt = (schema: Schema, path: readonly (string | number)[]): readonly string[] => {
  const [step, ...rest] = path;
  const shapes = schema.anyOf ?? [schema];
  if (step === undefined) return shapes.flatMap(({ properties }) => Object.keys(properties ?? {}));
  return shapes.flatMap((one) => {
    const inner = step === 0 ? one.items : one.properties?.[step];
    return inner ? namesAt(inner, rest) : [];
  });
};

const casesOf = (operation: Operation): Case[] => {
  const query = queryFor(operation);
  const inQuery = { operation, field: 'surprise', where: 'query', body: undefined, query: { ...query, surprise: '1' } };
  const { body } = operation;
  if (!body) return [inQuery];
  const inBody = objectsIn(body).flatMap((path) =>
    Object.entries(extras)
      .filter(([field]) => !namesAt(body, path).includes(field))
      .map(([field, value]) => ({
        operation,
        field,
        where: ['body', ...path].join('.'),
        body: withExtraField(body, path, field, value),
        query,
      })),
  );
  return [inQuery, ...(operation.isForm ? inBody.filter(({ where }) => where === 'body') : inBody)];
};

/** A3: fields that nobody declared, in every object of every body and in every query: none is taken. */
export const extraFields: Attack = {
  id: 'A3',
  title: 'undeclared fields',
  run: async ({ operations, people }) => [
    await finding(
      'an undeclared field in each object of each body, and in each query',
      operations.flatMap(casesOf),
      async (one) => {
        const { operation, query, field, where } = one;
        // a form holds texts only: nobody could put a prototype there
        const sample = one.body === undefined ? bodyFor(operation) : bodyFor(operation, one.body);
        const { status } = await people.super.ask(operation.method, pathFor(operation), { query, ...sample });
        return status === 400 ? null : `${operation.label} ${where}.${field}: ${status}`;
      },
    ),
  ],
};
