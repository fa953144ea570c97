import { z } from 'zod';
import { isSafeLine, isSafeText, MAX_INT, routeInput, routeList, routes } from './index';

interface Schema {
  readonly type?: string;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
/** Numbers on paper are printed, never kept as numbers. */
const printed = /^POST custom-pdf body\.rows/;

const parts = ['params', 'query', 'body'] as const;
const unbounded = (schema: Schema, path: string): string[] => {
  const own =
    !('const' in schema) &&
    !schema.enum &&
    ((schema.type === 'integer' &&
      (Math.abs(schema.maximum ?? Infinity) > MAX_INT || (schema.minimum ?? 0) < -MAX_INT)) ||
      (schema.type === 'number' && (schema.maximum ?? Infinity) > 1e12));
  const isFree =
    schema.type === 'string' &&
    !schema.enum &&
    !schema.format &&
    schema.maxLength === undefined &&
    !('pattern' in schema);
  const isEndless = schema.type === 'array' && schema.maxItems === undefined;
  return [
    ...(own || isFree || isEndless ? [path] : []),
    ...(schema.anyOf ?? []).flatMap((one) => unbounded(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...(schema.items ? unbounded(schema.items, `${path}[]`) : []),
  ];
};

describe('what a route takes', () => {
  it('has a largest number, a longest text and a longest list in every place', () => {
    const found = routeList.flatMap((route) =>
      parts.flatMap((part) =>
        unbounded(
          z.toJSONSchema(route[part], { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema,
          `${route.method} ${route.path} ${part}`,
        ),
      ),
    );
    expect(found.filter((path) => !printed.test(path))).toEqual([]);
  });

  it('holds no control character, no half or lost letter, nothing that cannot be seen and no mark that turns the direction', () => {
    const order = (production_id: string) =>
      routeInput(routes.createOrder).safeParse({ params: {}, query: {}, body: { production_id } });
    expect(order('HO-1').success).toBe(true);
    for (const bad of [
      'a\u0000b',
      'a\ud800b',
      'HO-\u202eevil',
      'a\u2066b',
      'a\u0007b',
      'a\u0085b',
      'a\nb',
      'a\tb',
      'a\u200bb',
      'a\ufffdb',
      '26\u00ad-0147',
      'a\u034fb',
      'a\u061cb',
      'a\u115fb',
      'a\u17b4b',
      'a\u180eb',
      'a\u200cb',
      'a\u200db',
      'a\u2061b',
      'a\u2064b',
      'a\u3164b',
      'a\ufe0fb',
      'a\u{e0041}b',
    ]) {
      const { success, error } = order(bad);
      expect([bad, success]).toEqual([bad, false]);
      expect(error?.issues[0]).toMatchObject({ path: ['body', 'production_id'], message: 'form.characters' });
    }
  });

  it('may have lines where text is written, and no unsafe name of a field anywhere', () => {
    const comment = (text: string) =>
      routeInput(routes.createComment).safeParse({
        params: {},
        query: {},
        body: { table_name: 'orders', table_id: 1, text },
      }).success;
    expect([comment('one\ntwo'), comment('one\u0000'), comment('\u202eone')]).toEqual([true, false, false]);
    const body = { list: 'orders', format: 'csv', columns: ['status'], query: { 'a\u0000': 1 } };
    expect(routeInput(routes.exportList).safeParse({ params: {}, query: {}, body }).success).toBe(false);
  });

  it('refuses an id that no row can have', () => {
    const read = (id: string) => routeInput(routes.getOrder).safeParse({ params: { id }, query: {}, body: {} }).success;
    expect([read('2147483647'), read('2147483648'), read('9999999999')]).toEqual([true, false, false]);
  });

  it('distinguishes a line from a text', () => {
    expect([isSafeText('Ąžuolas\n„24″ 🪟'), isSafeLine('Ąžuolas „24″ 🪟'), isSafeLine('a\nb')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([isSafeLine('Langai \u2764\ufe0f'), isSafeLine('\ufe0fLangai'), isSafeLine('26\ufe0f')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
