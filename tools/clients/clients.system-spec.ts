import { rmSync } from 'node:fs';
import { everyOperationOf, type Operation } from '../api/operations';
import { Person } from '../api/person';
import { openWorld } from '../api/world';
import { sharedSystem } from '../shared-system';
import { exampleCall } from './example-call';
import { callsOf, compilePrograms, generateClients, type Calls } from './generate-clients';
import { Judge, type Given } from './judge-answer';
import { programs, type ClientName } from './write-program';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';
const picture = new File([Buffer.from(PNG, 'base64')], 'a.png', { type: 'image/png' });

/** Reads before writes, and last what takes rows or sessions away from the calls after it. */
const turnOf = ({ method, path: at }: Operation): number =>
  /^(logout|session|sessions|terminal)\b/.test(at) && method !== 'GET'
    ? 9
    : ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(method);
const inTurn = (operations: readonly Operation[]): Operation[] => operations.toSorted((a, b) => turnOf(a) - turnOf(b));

const callers = ['admin', 'super', 'supplier9'] as const;
type Callers = Readonly<Record<(typeof callers)[number], Person>>;
const signedIn = async (url: string): Promise<Callers> =>
  Object.fromEntries(
    await Promise.all(callers.map(async (name) => [name, await Person.signIn(url, name)] as const)),
  ) as Callers;

/** Who may make a call. */
const callerOf = ({ policy }: Operation, people: Callers): Person => {
  if (policy && !policy.kinds.includes('manufacturer') && policy.kinds.includes('supplier')) return people.supplier9;
  return policy?.types?.includes(0) && !policy.types.includes(1) ? people.super : people.admin;
};

const clientNames = Object.keys(programs) as ClientName[];

describe('API-01a clients that generators make of the OpenAPI document', () => {
  const system = sharedSystem('asked');
  let clients: string;
  let judge: Judge;
  let operations: readonly Operation[];
  let reached: Map<string, Given>;
  let caller: Person;
  let now: string;
  beforeAll(async () => {
    const { url } = system();
    const anybody = new Person(url, 'anybody', null);
    [clients, judge] = await Promise.all([generateClients(`${url}/api/openapi.json`), Judge.of(anybody)]);
    operations = inTurn(await everyOperationOf(anybody));
  });
  afterAll(() => rmSync(clients, { recursive: true, force: true }));

  let compiling: Promise<readonly string[]> | null = null;
  /**
   * Once for both, since the compiler reads both programs at once. The calls take rows away, so each client has its
   * own.
   */
  const complaints = (): Promise<readonly string[]> =>
    (compiling ??= (async () => {
      const examples = new Map<ClientName, Calls>();
      for (const name of clientNames) {
        const { ids } = await openWorld(system().url);
        examples.set(
          name,
          operations.map((operation) => [operation, exampleCall(operation, ids)] as const),
        );
      }
      return compilePrograms(clients, examples);
    })());

  it('are taken by a strict compiler with every call', async () => expect(await complaints()).toEqual([]));

  /** By the token of who makes the call; what was answered is kept beside what the client makes of it. */
  const send = async (request: Request): Promise<Response> => {
    const { token } = caller;
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(request.clone());
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1_000));
      return send(request);
    }
    if (type.startsWith('text/event-stream')) {
      await answer.body?.cancel();
      reached.set(now, { status: answer.status, type, text: '' });
      return new Response(null, { status: 204 });
    }
    const text = await answer.clone().text();
    reached.set(now, { status: answer.status, type, text });
    return answer;
  };

  it.each(clientNames)('%s makes every call with the examples of the document', async (name) => {
    // the calls of the other client end sessions
    const people = await signedIn(system().url);
    reached = new Map();
    expect(await complaints()).toEqual([]);
    const calls = callsOf(clients, name, system().url, send, picture);
    for (const operation of operations) {
      [now, caller] = [operation.label, callerOf(operation, people)];
      // a client may throw a refusal: what it was is judged below
      await calls[now]?.().catch(() => undefined);
    }
    const faults = operations.flatMap((operation) => {
      const given = reached.get(operation.label);
      return given ? (judge.faultOf(operation, given) ?? []) : [`${operation.label} was never sent`];
    });
    expect(faults).toEqual([]);
    // the examples are about rows that are there: most calls do what they say
    expect([...reached.values()].filter(({ status }) => status < 300).length).toBeGreaterThan(operations.length / 2);
  });
});
