import { z } from 'zod';
import { routeList } from './index';

/** What only those may read who have a right to it: how people and customers are reached, and what customers pay. */
const guarded = new Set(['phone', 'mobile', 'email', 'vat_number', 'pricing', 'default_discount']);
/** Everybody reads their own account. */
const own = ['GET user', 'PUT users/{id}'];
/** The driver's link: who unloads can be called from the truck. */
const driver = ['GET shared/departure'];

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}
const namesIn = (schema: Schema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...namesIn(part)]),
  ...(schema.items ? namesIn(schema.items) : []),
  ...(schema.anyOf ?? []).flatMap(namesIn),
];

describe('what is read', () => {
  it('of customers, prices and persons says in its contract which right or type of user it needs', () => {
    const open = routeList.filter(({ response, policy }) => {
      const names = namesIn(
        z.toJSONSchema(response, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Schema,
      );
      return names.some((name) => guarded.has(name)) && policy.right === undefined && policy.types === undefined;
    });
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...driver, ...own]);
  });
});
