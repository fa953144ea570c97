import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { attacksWith } from '../attacks/attacks';
import { startSystemRemote, type RemoteSystem } from '../system-remote.cjs';
import type { Call, Made } from './call';
import { callsOf17 } from './calls-of-1-7';
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
    system = await startSystemRemote({ dataDir: path.join(folder, 'data'), seed: true, build: false, only: processes });
    world = await openWorld(system.url);
  });
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const find = ({ call }: Call): Operation | undefined => world.operations.find(({ label }) => nameless(label) === nameless(call));

  /** What is missing in the document. */
  const missingOf = (row: Call, { query, body, answer }: Operation): string[] => [
    ...(row.params ?? []).filter((name) => !query.some((one) => one.name === name)).map((name) => `${row.call}: no parameter ${name}`),
    ...(row.fields ?? []).filter((name) => !fieldsOf(body ?? {}).includes(name)).map((name) => `${row.call}: no field ${name}`),
    ...(row.answers ?? []).filter((name) => !fieldsOf(answer).includes(name)).map((name) => `${row.call}: no result ${name}`),
  ];

  /** What is missing in a real answer. */
  const wrongIn = (row: Call, { status, text, body }: Answer): string[] => {
    if (status !== (row.status ?? 200)) return [`${row.call}: ${status} ${text.slice(0, 200)}`];
    const named = (Array.isArray(body) ? body[0] : body) as Json | undefined;
    return (row.answers ?? []).filter((name) => named?.[name] === undefined).map((name) => `${row.call}: answers no ${name}`);
  };

  it('API-01a has every call of §1.7 at its path, with its parameters, fields and results, and answers it', async () => {
    const made: Record<string, Made[string]> = {};
    const wrong: string[] = [];
    for (const row of callsOf17) {
      const operation = find(row);
      if (row.owedBy) {
        if (operation) wrong.push(`${row.call} is there now: give it a request in calls-of-1-7.ts and take the mark off`);
        continue;
      }
      if (!operation || !row.ask) {
        wrong.push(`${row.call} is missing`);
        continue;
      }
      wrong.push(...missingOf(row, operation));
      const { at, form, ...asked } = row.ask(world, made);
      const answer = await world.people.admin.ask(operation.method, pathFor(operation, at), { ...asked, form: form && formOf(form) });
      wrong.push(...wrongIn(row, answer));
      if (row.keep) made[row.keep] = answer.body as unknown as Made[string];
    }
    expect(wrong).toEqual([]);
  });

  it('every route declares who is let in', () => {
    expect(world.operations.filter(({ policy }) => !policy?.access || policy.kinds.length === 0).map(({ label }) => label)).toEqual([]);
  });

  it('API-01a every route refuses a value that does not fit with 400 and names the field', async () => {
    const wrong: string[] = [];
    const ask = async (operation: Operation, field: string, request: Parameters<typeof world.people.super.ask>[2], at = {}) => {
      const { status, body } = await world.people.super.ask(operation.method, pathFor(operation, at), request);
      const named = ((body.errors ?? []) as { path: string }[]).some((error) => `${error.path}.`.startsWith(`${field}.`));
      if (status !== 400 || !named) wrong.push(`${operation.label} ${field}: ${status} ${JSON.stringify(body.errors ?? body.code)}`);
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

  it.each(['A1', 'A2', 'A3', 'A5', 'A10', 'A12', 'A13', 'A14', 'A16', 'A17', 'A4'])('%s holds on every route', async (id) => {
    const attack = attacksWith(system.env.MULLION_TOKEN_KEY).find((one) => one.id === id);
    const found = (await attack?.run(world, 'small')) ?? [];
    expect(found.flatMap(({ what, failures }) => failures.map((failure) => `${what}: ${failure}`))).toEqual([]);
    expect(found.every(({ tried }) => tried > 0)).toBe(true);
  });
});
