import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { addressFilter } from '@mullion/server-kit';
import { postWebhook, type Posted, type Resolve } from './post-webhook';

const named = addressFilter('127.0.0.0/8');
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real receiver on this machine; gives its port. */
const receiver = async (act: RequestListener): Promise<number> => {
  const server = createServer(act);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const post = (url: string, filter = named, resolve?: Resolve): Promise<Posted> =>
  postWebhook(
    { url, headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' }, body: '{"ą":1}' },
    { filter, limitMs: 500, ...(resolve ? { resolve } : {}) },
  );
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

describe('BEY-34 handing a webhook over', () => {
  it('sends exactly these bytes and headers, and keeps the beginning of the answer', async () => {
    let seen: unknown;
    const port = await receiver((request, response) => {
      void bodyOf(request).then((body) => {
        seen = [request.method, request.url, request.headers['webhook-id'], body];
        response.end(`ok\u0000${'x'.repeat(5_000)}`);
      });
    });
    const done = await post(`http://127.0.0.1:${port}/hook?a=1`);
    expect(seen).toEqual(['POST', '/hook?a=1', 'msg_1', '{"ą":1}']);
    expect(done).toMatchObject({ status: 200, error: null });
    expect(done.response).toMatch(/^okx+$/);
    expect(done.response?.length).toBeLessThanOrEqual(1_000);
  });

  it.each([301, 302, 303, 307, 308])(
    'follows no redirect: %s is the answer, and what it points to is never asked',
    async (status) => {
      let asked = 0;
      const target = await receiver((_request, response) => {
        asked += 1;
        response.end();
      });
      const port = await receiver((_request, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${target}/` }).end(),
      );
      expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status, error: null });
      expect(asked).toBe(0);
    },
  );

  it('goes to no private address unless its network is named, however the address is spelt', async () => {
    let asked = 0;
    const port = await receiver((_request, response) => {
      asked += 1;
      response.end();
    });
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '127.1', '[::ffff:127.0.0.1]', '[::1]', '0.0.0.0'])
      expect([host, (await post(`http://${host}:${port}/`, addressFilter())).error]).toEqual([host, 'private_address']);
    expect((await post(`http://localhost:${port}/`, addressFilter())).error).toBe('private_address');
    expect((await post(`http://127.0.0.1:${port}/`, addressFilter('10.0.0.0/8'))).error).toBe('private_address');
    expect(asked).toBe(0);
  });

  it('asks a name once and connects to what was checked: a name that leads elsewhere the second time gains nothing', async () => {
    let asked = 0;
    const secret = await receiver((_request, response) => {
      asked += 1;
      response.end('internal');
    });
    let resolved = 0;
    // public at the check, private at the connection
    const rebinding: Resolve = async () => {
      resolved += 1;
      return [{ address: resolved === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    };
    const done = await post(`http://rebind.test:${secret}/`, addressFilter('127.0.0.2/32'), rebinding);
    expect([resolved, asked]).toEqual([1, 0]);
    expect(done).toMatchObject({ status: null, error: 'unreachable' });
  });

  it('refuses a name of which one address is private, and one without any', async () => {
    const both: Resolve = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect((await post('https://both.test/', addressFilter(), both)).error).toBe('private_address');
    expect((await post('https://none.test/', addressFilter(), async () => [])).error).toBe('unresolved');
    expect(
      (await post('https://gone.test/', addressFilter(), async () => Promise.reject(new Error('ENOTFOUND')))).error,
    ).toBe('unresolved');
  });

  it('sends nothing unencrypted to the public internet', async () => {
    expect((await post('http://1.1.1.1/', addressFilter())).error).toBe('not_https');
  });

  it('waits no longer than the limit for a receiver that says nothing, for one that never ends its headers, and for a name that is not answered', async () => {
    const silent = await receiver(() => undefined);
    const drip = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write(`x-more: ${'a'.repeat(10)}\r\n`), 200);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
    const answers = await Promise.all([
      post(`http://127.0.0.1:${silent}/`),
      post(`http://127.0.0.1:${(drip.address() as AddressInfo).port}/`),
      post('https://slow-name.test/', named, () => new Promise(() => undefined)),
    ]);
    drip.close();
    expect(answers.map(({ status, error }) => [status, error])).toEqual([
      [null, 'timeout'],
      [null, 'timeout'],
      [null, 'timeout'],
    ]);
  });

  it('takes the status of a receiver whose text never ends', async () => {
    const endless = await receiver((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(`http://127.0.0.1:${endless}/`)).toMatchObject({ status: 200, error: null });
  });

  it('reads Retry-After as seconds and as a date, and a connection that breaks as no answer', async () => {
    const at = async (value: string): Promise<number | null> => {
      const port = await receiver((_request, response) => response.writeHead(503, { 'retry-after': value }).end());
      return (await post(`http://127.0.0.1:${port}/`)).retry_after;
    };
    expect(await at('120')).toBe(120);
    expect(await at(new Date(Date.now() + 3_600_000).toUTCString())).toBeGreaterThan(3_500);
    expect([await at('soon'), await at('-5'), await at('99999999')]).toEqual([null, null, 86_400]);
    const broken = await receiver((request) => request.socket.destroy());
    expect(await post(`http://127.0.0.1:${broken}/`)).toMatchObject({ status: null, error: 'unreachable' });
  });
});
