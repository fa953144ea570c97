import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pdfPages } from '@mullion/server-testing/pdf-text';
import { attacksWith } from '../attacks/attacks';
import { startSystemRemote, type RemoteSystem } from '../system-remote.cjs';
import type { Call, Made } from './call';
import { callsOfApi01 } from './calls-of-api-01';
import { bodyFor, pathFor, queryFor, type Operation } from './operations';
import type { Answer, Json } from './person';
import { sampleOf, wrongTextOf, wrongValueOf, type Schema } from './schema';
import { openWorld, type World } from './world';

const processes = [
  'identity',
  'orders',
  'packing',
  'dispatch',
  'production',
  'documents',
  'worker-optimiser',
  'worker-documents',
  'gateway',
];
const nameless = (path_: string): string => path_.replace(/\{\w+\}/g, '{}');
/** The fields of an answer, of its first row where it is a list, of either shape where there are several. */
const fieldsOf = (schema: Schema): string[] =>
  (schema.anyOf ?? [schema]).flatMap((one) => (one.items ? fieldsOf(one.items) : Object.keys(one.properties ?? {})));

/** The text of the document that a link ends up with. */
const printed = async (url: string, link: string): Promise<string> => {
  for (;;) {
    const answer = await fetch(new URL(link, url));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.headers.get('content-type') === 'application/pdf') return (await pdfPages(bytes)).join();
    if (!answer.ok) throw new Error(`${link}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the API of a running system, by its own OpenAPI document', () => {
  let system: RemoteSystem;
  let folder: string;
  let world: World;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mullion-api-'));
    system = await startSystemRemote({
      dataDir: path.join(folder, 'data'),
      seed: true,
      throwaway: true,
      build: false,
      only: processes,
    });
    world = await openWorld(system.url);
  });
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const find = ({ call }: Call): Operation | undefined =>
    world.operations.find(({ label }) => nameless(label) === nameless(call));

  /** What is missing in the document. */
  const missingOf = (row: Call, { query, body, answer }: Operation): string[] => [
    ...(row.params ?? [])
      .filter((name) => !query.some((one) => one.name === name))
      .map((name) => `${row.call}: no parameter ${name}`),
    ...(row.fields ?? [])
      .filter((name) => !fieldsOf(body ?? {}).includes(name))
      .map((name) => `${row.call}: no field ${name}`),
    ...(row.answers ?? [])
      .filter((name) => !fieldsOf(answer).includes(name))
      .map((name) => `${row.call}: no result ${name}`),
  ];

  /** What is missing in a real answer. */
  const wrongIn = (row: Call, { status, text, body }: Answer): string[] => {
    if (status !== (row.status ?? 200)) return [`${row.call}: ${status} ${text.slice(0, 200)}`];
    const named = (Array.isArray(body) ? body[0] : body) as Json | undefined;
    return (row.answers ?? [])
      .filter((name) => named?.[name] === undefined)
      .map((name) => `${row.call}: answers no ${name}`);
  };

  it('API-01a has every call at its path, with its parameters, fields and results, and answers it', async () => {
    const made: Record<string, Made[string]> = {};
    const wrong: string[] = [];
    for (const row of callsOfApi01) {
      const operation = find(row);
      if (row.owedBy) {
        if (operation)
          wrong.push(`${row.call} is there now: give it a request in calls-of-api-01.ts and take the mark off`);
        continue;
      }
      if (!operation || !row.ask) {
        wrong.push(`${row.call} is missing`);
        continue;
      }
      wrong.push(...missingOf(row, operation));
      const { at, form, ...asked } = row.ask(world, made);
      const answer = await world.people.admin.ask(operation.method, pathFor(operation, at), {
        ...asked,
        form: form && formOf(form),
      });
      wrong.push(...wrongIn(row, answer));
      if (row.keep) made[row.keep] = answer.body as unknown as Made[string];
    }
    expect(wrong).toEqual([]);
  });

  it('COM-02a CUS-04a the header of a template is printed on lists, a customer’s before the company’s', async () => {
    const { admin } = world.people;
    const save = (owner: Readonly<Record<string, string>>, type: 'pallet' | 'truck', text: string) =>
      admin.do('POST', 'templates', {
        form: formOf({ ...owner, type, language: 'en', logo_width: '190', header: `<h1>${text}</h1>` }),
      });
    for (const type of ['pallet', 'truck'] as const) await save({ company: 'company' }, type, `House ${type}`);
    await save({ customer_id: String(world.ids.customers?.id) }, 'pallet', 'Their pallet');
    const listOf = async (route: string, body: object) =>
      printed(world.url, (await admin.do<{ link: string }>('POST', route, { body: { ...body, language: 'en' } })).link);
    expect(await listOf('trucks/pdf', { trucks: [world.ids.trucks?.id] })).toContain('House truck');
    await listOf('pallets/pdf/preperation', { pallets: [world.packedPallet] });
    const theirs = await listOf('pallets/pdf/loading', { pallets: [world.packedPallet] });
    expect(theirs).toContain('Their pallet');
    expect(theirs).not.toContain('House pallet');
  });

  it('STA-03a the history of orders, products, pallets and trucks is given in the asked language', async () => {
    const { admin, super: person } = world.people;
    const make = (route: string, body: object) => admin.do<{ id: number }>('POST', route, { body });
    const order = await make('orders', { production_id: `${world.mark}-history` });
    const product = await make('products', {
      order_id: order.id,
      position: 'A',
      width: 900,
      height: 1200,
      depth: 90,
      weight: 40,
      area: 1,
    });
    const pallet = await make('pallets', { length: 1200, width: 1000 });
    const truck = await make('trucks', { description: `${world.mark}-history`, pallets: [pallet.id] });
    const rows = [
      ['orders', order.id, 3],
      ['products', product.id, 6],
      ['pallets', pallet.id, 1],
      ['trucks', truck.id, 2],
    ] as const;
    for (const [table_name, table_id, status] of rows) {
      await person.do('PUT', `${table_name}/${table_id}`, { body: { status } });
      const named = [];
      for (const language of ['lt', 'en']) {
        const names = await admin.do<{ status: number; text: string }[]>('GET', 'statuses', {
          query: { table_name, language },
        });
        const [change] = await admin.do<Json[]>('GET', 'actions', { query: { table_name, table_id, language } });
        const name = names.find((one) => one.status === status)?.text;
        expect(change).toMatchObject({
          status_after_name: name,
          userName: 'Sigita Superienė',
          created_at: expect.any(String),
        });
        named.push(name);
      }
      expect(new Set(named).size).toBe(2);
    }
  });

  it('every route declares who is let in', () => {
    expect(
      world.operations.filter(({ policy }) => !policy?.access || policy.kinds.length === 0).map(({ label }) => label),
    ).toEqual([]);
  });

  it('API-01a every route refuses a value that does not fit with 400 and names the field', async () => {
    const wrong: string[] = [];
    const ask = async (
      operation: Operation,
      field: string,
      request: Parameters<typeof world.people.super.ask>[2],
      at = {},
    ) => {
      const { status, body } = await world.people.super.ask(operation.method, pathFor(operation, at), request);
      const named = ((body.errors ?? []) as { path: string }[]).some((error) =>
        `${error.path}.`.startsWith(`${field}.`),
      );
      if (status !== 400 || !named)
        wrong.push(`${operation.label} ${field}: ${status} ${JSON.stringify(body.errors ?? body.code)}`);
    };
    // a file's link is its own key: whatever does not fit is simply no link
    const routes = world.operations.filter(({ path: route }) => route !== 'files/{token}');
    for (const operation of routes) {
      const query = queryFor(operation);
      const good = bodyFor(operation);
      for (const { name, schema } of operation.params) {
        const value = wrongTextOf(schema);
        if (value !== undefined) await ask(operation, `params.${name}`, { query, ...good }, { [name]: value });
      }
      for (const { name, schema } of operation.query) {
        const value = wrongTextOf(schema);
        if (value !== undefined) await ask(operation, `query.${name}`, { query: { ...query, [name]: value }, ...good });
      }
      for (const [name, schema] of Object.entries(operation.isForm ? {} : (operation.body?.properties ?? {}))) {
        const value = wrongValueOf(schema);
        const body = { ...(sampleOf(operation.body ?? {}) as object), [name]: value };
        if (value !== undefined) await ask(operation, `body.${name}`, { query, body });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('every process uses only what its account at NATS and Redis allows', () => {
    expect(readFileSync(system.logFile, 'utf8')).not.toMatch(/NATS refused|NOPERM/);
  });

  it.each([
    'A1',
    'A2',
    'A3',
    'A5',
    'A10',
    'A12',
    'A13',
    'A14',
    'A16',
    'A17',
    'A19',
    'A20',
    'A21',
    'A22',
    'A23',
    'A24',
    'A4',
  ])('%s holds on every route', async (id) => {
    const attack = attacksWith({
      ...{ tokenKey: system.env.MULLION_TOKEN_KEY, accounts: system.accounts },
      ...{ databaseUrls: system.databaseUrls, processes: system.processes, root: path.resolve(__dirname, '../..') },
    }).find((one) => one.id === id);
    const found = (await attack?.run(world, 'small')) ?? [];
    expect(found.flatMap(({ what, failures }) => failures.map((failure) => `${what}: ${failure}`))).toEqual([]);
    expect(found.every(({ tried }) => tried > 0)).toBe(true);
  });
});
