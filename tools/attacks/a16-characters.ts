import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import type { Answer } from '../api/person';
import { sampleOf, type Schema } from '../api/schema';
import type { World } from '../api/world';
import { finding, type Attack, type Finding } from './attack';

const unsafe = ['a\u0000b', 'a\ud800b', 'HO-\u202eevil', '\u2066a', 'a\u0007', 'a\u0085'];
/** What no line may hold; a text of several lines may have the first two. */
const inLines = ['a\nb', 'a\tb', '\n', 'a\u200bb', '26\u00ad-0147', '\u200ea', 'a\ufffdb'];

interface Case {
  readonly label: string;
  readonly send: () => Promise<Answer>;
}

const takesText = (schema: Schema): boolean =>
  (schema.anyOf ?? [schema]).some(({ type, enum: choices, format }) => type === 'string' && !choices && !format);

/** Every field of every route that takes a text. */
const everyField = ({ operations, people }: World): Case[] =>
  operations
    .filter(({ policy, path }) => policy?.access === 'session' && path !== 'logout')
    .flatMap((operation: Operation) => {
      const { body } = operation;
      const inBody = Object.entries(body?.properties ?? {}).filter(
        ([name, schema]) => takesText(schema) && name !== 'file' && name !== 'image',
      );
      const inQuery = operation.query.filter(({ schema }) => takesText(schema));
      return unsafe.flatMap((text) => [
        ...inBody.map(([name]) => ({
          label: `${operation.label} ${name}=${JSON.stringify(text)}`,
          send: () =>
            people.super.ask(operation.method, pathFor(operation), {
              query: queryFor(operation),
              ...bodyFor(operation, { ...(sampleOf(body ?? {}) as object), [name]: text }),
            }),
        })),
        // a URL cannot carry half a letter
        ...(/\p{Surrogate}/u.test(text) ? [] : inQuery).map(({ name }) => ({
          label: `${operation.label}?${name}=${JSON.stringify(text)}`,
          send: () =>
            people.super.ask(operation.method, pathFor(operation), {
              query: { ...queryFor(operation), [name]: text },
              ...bodyFor(operation),
            }),
        })),
      ]);
    });

/** What people and scanners distinguish things by. */
const everyName = ({ people, ids }: World): Case[] => {
  const { admin } = people;
  const order = ids.orders?.id;
  const sizes = { width: 1000, height: 1200, depth: 82, weight: 40, area: 1.2 };
  const writes: readonly (readonly [string, string, (text: string) => object])[] = [
    ['POST', 'orders', (production_id) => ({ production_id })],
    ['PUT', `orders/${order}`, (offer_id) => ({ offer_id })],
    ['PUT', `orders/${order}`, (customer_order_number) => ({ customer_order_number })],
    ['POST', 'products', (position) => ({ order_id: order, position, ...sizes })],
    ['PUT', `products/${ids.products?.id}`, (barcode) => ({ barcode })],
    ['POST', 'customers', (name) => ({ name })],
    ['PUT', `customers/${ids.customers?.id}`, (code) => ({ code })],
    ['POST', 'contacts', (name) => ({ customer_id: ids.customers?.id, name, email: 'a@b.test' })],
    ['POST', 'addresses', (city) => ({ customer_id: ids.customers?.id, country: 'LT', city })],
    ['POST', 'users', (name) => ({ name, email: 'a16@b.test', password: 'Mullion-2026!', type: 5 })],
    ['POST', 'trucks', (description) => ({ description })],
    ['POST', 'vehicles', (trailer_number_plate) => ({ trailer_number_plate })],
    ['POST', 'work-centers', (code) => ({ code, description: 'a' })],
  ];
  return writes.flatMap(([method, path, body]) =>
    // signs around a name are taken off, as they are from what people paste
    [...unsafe, ...inLines.filter((text) => text.trim() !== '')].map((text) => ({
      label: `${method} ${path} ${JSON.stringify(body(text)).slice(0, 60)}`,
      send: () => admin.ask(method, path, { body: body(text) }),
    })),
  );
};

const refusedAsInput = async ({ label, send }: Case): Promise<string | null> => {
  const { status, body } = await send();
  return status === 400 && body.code === 'invalid' ? null : `${label}: ${status} ${String(body.code)}`;
};

/** Addresses that a mail server could read as another one, or as several. */
const addresses = [
  'ho%0d%0aBcc:evil@k.test',
  '<evil@evil.test>',
  'a@b.test,evil@k.test',
  'a@b.test\r\nBcc: evil@k.test',
  '"a"@b.test',
];
const everyAddress = ({ people, ids }: World): Case[] =>
  addresses.flatMap((email) => [
    {
      label: `contact ${email}`,
      send: () => people.admin.ask('POST', 'contacts', { body: { customer_id: ids.customers?.id, name: 'a', email } }),
    },
    {
      label: `order ${email}`,
      send: () => people.admin.ask('PUT', `orders/${ids.orders?.id}`, { body: { manager_email: email } }),
    },
    {
      label: `user ${email}`,
      send: () => people.admin.ask('POST', 'users', { body: { name: 'a', email, password: 'Mullion-2026!', type: 5 } }),
    },
  ]);

/**
 * A16: control characters, halves of letters and marks that turn the direction, in every text of every route and every
 * name.
 */
export const characters: Attack = {
  id: 'A16',
  title: 'characters',
  run: async (world, size): Promise<readonly Finding[]> => {
    const fields = everyField(world).filter((_case, at) => size === 'full' || at % 5 === 0);
    return [
      await finding('unsafe texts in every field of every route', fields, refusedAsInput),
      await finding('unseen signs in every name', everyName(world), refusedAsInput),
      await finding('addresses that mean another', everyAddress(world), refusedAsInput),
    ];
  },
};
