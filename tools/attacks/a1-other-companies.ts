import { randomUUID } from 'node:crypto';
import { bodyFor, pathFor, queryFor, type Operation } from '../api/operations';
import type { Person } from '../api/person';
import { sampleOf } from '../api/schema';
import type { World } from '../api/world';
import { finding, type Attack, type Finding } from './attack';

/** Bodies where the smallest sample is refused for itself. */
const bodies: Readonly<Record<string, object>> = {
  'PUT companies': { truck_loaded_email_template: '%orders' },
};
/** Fields that name rows of another kind: in bodies and queries, alone or in lists. */
const kindOfField: Readonly<Record<string, readonly [kind: string, part: string]>> = {
  order_id: ['orders', 'id'],
  orders: ['orders', 'id'],
  customer_id: ['customers', 'id'],
  contact_id: ['contacts', 'id'],
  delivery_address: ['addresses', 'id'],
  main_address: ['addresses', 'id'],
  default_delivery_address: ['addresses', 'id'],
  products: ['products', 'id'],
  pallets: ['pallets', 'id'],
  moved_from: ['pallets', 'id'],
  moved_to: ['pallets', 'id'],
  trucks: ['trucks', 'id'],
  truck_id: ['trucks', 'id'],
  ids: ['trucks', 'id'],
  user_id: ['users', 'id'],
  table_id: ['orders', 'id'],
};
const kindOf = (operation: Operation): string => operation.path.split('/')[0] ?? '';
/** As many tokens as there are links: nothing else opens a file. */
const isFile = ({ path }: Operation): boolean => path === 'files/{token}';
/** The operations team works for every company; who is not of it is refused whatever the id (A2). */
const isOfOperations = ({ path }: Operation): boolean => path.startsWith('operations-desk/');

/** Who attacks is an administrator: what only other types may do is refused whatever the id (A2). */
const isForAdministrators = ({ policy }: Operation): boolean =>
  policy?.access === 'session' && (policy.types?.includes(1) ?? true);

/** Without its file an upload is refused whatever the id. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const filesOf = ({ body }: Operation): string[] =>
  Object.entries(body?.properties ?? {}).flatMap(([name, { format }]) =>
    format === 'binary' && name !== 'file' ? [name] : [],
  );

const leaks = (mark: string, text: string): boolean => text.includes(mark);

const byPath = (world: World, stranger: Person): Promise<Finding> =>
  finding(
    "another company's id in the path of a route",
    world.operations.filter(
      (one) => one.params.length > 0 && !isFile(one) && !isOfOperations(one) && isForAdministrators(one),
    ),
    async (operation) => {
      const ids = world.ids[kindOf(operation)];
      if (!ids || operation.params.some(({ name }) => !(name in ids)))
        return `${operation.label}: no row of company 1 is known for it (tools/api/world.ts)`;
      const query = queryFor(operation);
      const sample = bodyFor(operation, bodies[operation.label] ?? (operation.body && sampleOf(operation.body)));
      for (const name of filesOf(operation)) sample.form?.set(name, new Blob([DRAWING]), 'a.svg');
      const answer = await stranger.ask(operation.method, pathFor(operation, ids), { query, ...sample });
      if (leaks(world.mark, answer.text)) return `${operation.label}: shows the row`;
      return answer.status === 404 ? null : `${operation.label}: ${answer.status} ${String(answer.body.code ?? '')}`;
    },
  );

interface FieldCase {
  readonly operation: Operation;
  readonly field: string;
  readonly place: 'query' | 'body';
}

/** Ids in bodies and queries: refused, or nothing is shown and nothing happens. */
const byField = (world: World, stranger: Person): Promise<Finding> => {
  const cases = world.operations.flatMap((operation): FieldCase[] => [
    ...operation.query
      .filter(({ name }) => name in kindOfField)
      .map(({ name }) => ({ operation, field: name, place: 'query' as const })),
    ...Object.keys(operation.body?.properties ?? {})
      .filter((name) => name in kindOfField && operation.params.length === 0)
      .map((name) => ({ operation, field: name, place: 'body' as const })),
  ]);
  return finding("another company's id in a body or a query", cases, async ({ operation, field, place }) => {
    const [kind, part] = kindOfField[field] ?? ['', ''];
    const id = world.ids[kind]?.[part];
    const schema = operation.body?.properties?.[field];
    const inList = schema?.items?.type === 'object' ? [{ ...(sampleOf(schema.items) as object), id }] : [id];
    const value = schema?.type === 'array' ? inList : id;
    const query = { ...queryFor(operation), ...(place === 'query' ? { [field]: id } : {}) };
    const sample = operation.body
      ? { ...(sampleOf(operation.body) as object), ...(place === 'body' ? { [field]: value } : {}) }
      : undefined;
    const answer = await stranger.ask(operation.method, pathFor(operation), { query, ...bodyFor(operation, sample) });
    if (leaks(world.mark, answer.text)) return `${operation.label} ${field}: shows the row`;
    const isEmptyList = operation.method === 'GET' && /^\[\]$|"(data|trucks)":\[\]/.test(answer.text);
    // a call for many that names each which it refuses
    const { products, refused } = answer.body as { products?: unknown[]; refused?: { code: string }[] };
    const isRefused = products?.length === 0 && refused?.every(({ code }) => code === 'not_found') === true;
    return answer.status >= 400 || isEmptyList || isRefused
      ? null
      : `${operation.label} ${field}: ${answer.status} ${answer.text.slice(0, 120)}`;
  });
};

/** Acts of planning name pallets and products deeper in their body. */
const byAct = (world: World, stranger: Person): Promise<Finding> => {
  const [pallet_id, product_id] = [world.ids.pallets?.id, world.ids.products?.id];
  const end = { product_id, pallet_id };
  const acts: readonly { readonly kind: string; readonly [field: string]: unknown }[] = [
    { kind: 'move', products: [{ product_id, pallet_id: null }], to: { kind: 'new', like: {} } },
    { kind: 'move', products: [end], to: { kind: 'unplaced' } },
    { kind: 'swap', first: end, second: { ...end, pallet_id: Number(pallet_id) + 1 } },
    { kind: 'remove', pallets: [{ pallet_id }] },
    { kind: 'settings', pallets: [{ pallet_id, to: { max_weight: 1 } }] },
    { kind: 'number', pallet_id, number: '7' },
    { kind: 'pin', pallets: [pallet_id], pinned: false },
    { kind: 'pin', products: [product_id], pinned: true },
  ];
  return finding("another company's pallets and products in an act of planning", acts, async (act) => {
    const answer = await stranger.ask('POST', 'planning/acts', { body: { id: randomUUID(), act } });
    if (leaks(world.mark, answer.text)) return `${act.kind}: shows the row`;
    return answer.status === 404 ? null : `${act.kind}: ${answer.status} ${answer.text.slice(0, 120)}`;
  });
};

/** Links of exports and the stream of changes. */
const byLinkAndStream = async (world: World, stranger: Person): Promise<Finding> => {
  const failures: string[] = [];
  const { link } = await world.people.admin.do<{ link: string }>('POST', 'trucks/pdf', {
    body: { trucks: [world.ids.trucks?.id] },
  });
  const token = link.split('/').at(-1) ?? '';
  const bent = [
    `${token.slice(0, -2)}xx`,
    token.split('').reverse().join(''),
    `${token.slice(0, 20)}${'0'.repeat(20)}`,
  ];
  for (const one of bent) {
    const { status } = await stranger.with(null).ask('GET', `files/${one}`);
    if (status < 400) failures.push(`files/${one.slice(0, 12)}…: ${status}`);
  }
  const received = await changesSentTo(stranger, async () => {
    await world.people.admin.do('PUT', `orders/${world.ids.orders?.id}`, {
      body: { customer_order_number: `${world.mark}-live` },
    });
  });
  if (received.includes('"order"')) failures.push(`stream of company 7 sends: ${received.slice(0, 200)}`);
  return { what: 'bent links of files; the live stream of another company', tried: bent.length + 1, failures };
};

/** What a person's live stream says while something happens, and a second longer. */
const changesSentTo = async (person: Person, happen: () => Promise<void>): Promise<string> => {
  const stop = new AbortController();
  const answer = await fetch(`${person.url}/api/live`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: stop.signal,
  });
  let received = '';
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) received += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => undefined);
  await happen();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  stop.abort();
  await reading;
  return received;
};

/** A1: another company's ids on every route, file, stream, job; afterwards every row is as it was. */
export const otherCompanies: Attack = {
  id: 'A1',
  title: "other companies' rows",
  run: async (world) => {
    const before = await world.snapshot();
    const stranger = world.people.admin7;
    const findings = [await byPath(world, stranger), await byField(world, stranger), await byAct(world, stranger)];
    const after = await world.snapshot();
    const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
    const untouched = {
      what: 'rows of company 1 unchanged afterwards',
      tried: Object.keys(before).length,
      failures: changed,
    };
    return [...findings, untouched, await byLinkAndStream(world, stranger)];
  },
};
