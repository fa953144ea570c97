import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { LiveStream } from './live-stream';

describe('a live stream', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** A browser that has asked, and the answer that is to become its stream. */
  const asked = async () => {
    const browser = connect((server.address() as AddressInfo).port, '127.0.0.1');
    browser.on('error', () => undefined);
    browser.write('GET /api/live HTTP/1.1\r\nhost: x\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    return { browser, response };
  };
  const streamOf = (response: ServerResponse): LiveStream =>
    new LiveStream(
      { raw: response, getHeaders: () => ({}) as ReturnType<FastifyReply['getHeaders']> },
      1,
      's',
      Date.now() + 60_000,
    );

  it('of a browser that leaves is closed', async () => {
    const { browser, response } = await asked();
    const stream = streamOf(response);
    const closed = new Promise<void>((resolve) => stream.onClose(resolve));
    browser.destroy();
    await closed;
  });

  it('of a browser that left while its session was asked about is closed at once', async () => {
    const { browser, response } = await asked();
    browser.destroy();
    await once(response, 'close');
    const closed = jest.fn();
    streamOf(response).onClose(closed);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
