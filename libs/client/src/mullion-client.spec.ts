import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@mullion/contracts';
import { ApiError } from './api-error';
import { createClient } from './create-client';
import { MullionClient } from './mullion-client';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
  readonly stamps: string | undefined;
}
type Act = (request: IncomingMessage, response: ServerResponse, at: number) => void;

describe('BEY-34a the client', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });

  /** A real server that answers as the test says; gives its address and what it saw. */
  const serving = async (act: Act): Promise<{ url: string; seen: Seen[] }> => {
    const seen: Seen[] = [];
    const server = createServer((request, response) => {
      const { authorization, 'idempotency-key': key, 'x-mullion-stamps': stamps } = request.headers;
      seen.push({
        method: request.method,
        url: request.url,
        authorization,
        key: key as string | undefined,
        stamps: stamps as string | undefined,
      });
      request.resume().on('end', () => act(request, response, seen.length));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
  };
  const json = (
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

  it('has a method for every route, and sends path, query and key', async () => {
    const { url, seen } = await serving((_request, response) => json(response, 200, { data: [] }));
    const mullion = createClient({ url: `${url}/`, apiKey: 'mul_abc' });
    expect(Object.keys(mullion)).toEqual(Object.keys(routes));
    await mullion.listOrders({ query: { rows: 10, filter: 'ąž 1' } });
    await mullion.getOrder({ params: { id: 7 } });
    expect(seen).toMatchObject([
      { method: 'GET', url: '/api/orders?rows=10&filter=%C4%85%C5%BE+1', authorization: 'Bearer mul_abc' },
      { method: 'GET', url: '/api/orders/7' },
    ]);
  });

  it('repeats a write that was not answered under the same key, and waits as long as Retry-After says', async () => {
    const { url, seen } = await serving((_request, response, at) => {
      if (at === 1) json(response, 503, { code: 'unavailable' });
      else if (at === 2) json(response, 429, { code: 'too_many_requests' }, { 'retry-after': '1' });
      else json(response, 201, { id: 1 });
    });
    const made = await new MullionClient({ url, apiKey: 'mul_abc' }).call(routes.createOrder, {
      body: { production_id: 'A' },
    });
    expect(made).toEqual({ id: 1 });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives up with the last failure when the time for retries is over', async () => {
    const { url, seen } = await serving((_request, response) => json(response, 503, { code: 'unavailable' }));
    const single = new MullionClient({ url, apiKey: 'mul_abc', retryForMs: 0 });
    await expect(single.call(routes.listStatuses, { query: {} })).rejects.toMatchObject({ status: 503 });
    expect(seen.length).toBeGreaterThan(0);
  });

  it('gives a refusal with its problem document, at once', async () => {
    const { url, seen } = await serving((_request, response) =>
      json(response, 403, { code: 'api_key.scope', params: { scope: 'orders:read' } }),
    );
    const refused = await new MullionClient({ url, apiKey: 'mul_abc' })
      .call(routes.listOrders, { query: {} })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 403, problem: { code: 'api_key.scope' } });
    expect(seen).toHaveLength(1);
  });

  it('signs a person in again when the token has ended; a key is refused', async () => {
    const act: Act = (request, response, at) => {
      if (request.url === '/api/login') json(response, 200, { token: `t${at}` });
      else if (request.headers.authorization === 'Bearer t2') json(response, 200, []);
      else json(response, 401, { code: 'session.expired' });
    };
    const { url, seen } = await serving(act);
    const person = new MullionClient({ url, person: { email: 'a@b.test', password: 'x' } });
    await expect(person.call(routes.listStatuses, { query: {} })).resolves.toEqual([]);
    expect(seen.map((one) => one.url)).toEqual(['/api/statuses', '/api/login', '/api/statuses']);
    await expect(
      new MullionClient({ url, apiKey: 'mul_bad' }).call(routes.listStatuses, { query: {} }),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  it('sends back the stamps of its writes, so that it reads what it wrote', async () => {
    const { url, seen } = await serving((_request, response, at) =>
      json(response, 200, { id: 1 }, at === 1 ? { 'x-mullion-stamp': 'orders:1:order.changed.v1:41' } : {}),
    );
    const client = new MullionClient({ url, apiKey: 'mul_abc' });
    await client.call(routes.createOrder, { body: {} });
    await client.call(routes.getOrder, { params: { id: 1 } });
    expect(seen.map(({ stamps }) => stamps)).toEqual([undefined, 'orders:1:order.changed.v1:41']);
  });

  it('does not compile with a wrong name, a missing part or a wrong type', () => {
    const wrong = (mullion: ReturnType<typeof createClient>) => [
      // @ts-expect-error -- there is no such route
      mullion.listNothing,
      // @ts-expect-error -- the id is missing
      () => mullion.getOrder(),
      // @ts-expect-error -- a number is wanted
      () => mullion.createProduct({ body: { order_id: 'x' } }),
    ];
    expect(wrong(createClient({ url: 'http://127.0.0.1:9' }))).toHaveLength(3);
  });
});
