import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { exchangeLabels, InputOf, OutputOf } from '@mullion/contracts';
import { FACTORY_NETWORKS, PRINTER_PORTS, resolveWithin } from './allowed-hosts';
import { PrintAgent } from './print-agent';
import { sendRaw } from './send-raw';

type Input = InputOf<typeof exchangeLabels>['body'];
type Answer = OutputOf<typeof exchangeLabels>;
const quick = { connectMs: 2_000, sendMs: 300, closeMs: 200 };
const LABEL = Buffer.from('^XA^FO0,0^GFA,1,1,1,FF^FS^XZ');

describe('a printer at raw TCP', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  });
  /** A printer that does with a connection what the test says; gives its port and everything it got. */
  const printer = async (act: (socket: Socket) => void = () => undefined) => {
    const got: string[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      act(socket);
      let text = '';
      if (!socket.isPaused()) socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => {
        got.push(text);
        socket.end();
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port, got, server };
  };
  const at = (port: number) => ({ host: '127.0.0.1', port });

  it('BEY-23a gets the label byte by byte, once, and a connection that it leaves open does not make the label doubtful', async () => {
    const { port, got } = await printer();
    expect(await sendRaw(at(port), LABEL, quick)).toBe('sent');
    expect(got).toEqual([LABEL.toString()]);
    const open = await printer((socket) => socket.on('end', () => socket.removeAllListeners('end')));
    expect(await sendRaw(at(open.port), LABEL, quick)).toBe('sent');
  });

  it('BEY-23a is sent nothing when it does not listen, and the label certainly was not printed', async () => {
    const { port, server } = await printer();
    await new Promise((resolve) => server.close(resolve));
    expect(await sendRaw(at(port), LABEL, quick)).toBe('returned');
  });

  it('BEY-23a leaves a label doubtful when it breaks the connection off, or takes no more bytes', async () => {
    const broken = await printer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    expect(await sendRaw(at(broken.port), Buffer.alloc(8_000_000, 'A'), quick)).toBe('unknown');
    const stuck = await printer((socket) => socket.pause());
    expect(await sendRaw(at(stuck.port), Buffer.alloc(32_000_000, 'A'), quick)).toBe('unknown');
  });
});

describe('the print agent', () => {
  const label = (over: Partial<Answer['labels'][number]> = {}) =>
    ({
      job_id: 1,
      claim: '00000000-0000-4000-8000-000000000001',
      printer_id: 7,
      host: '127.0.0.1',
      port: 9100,
      zpl: '^XA^XZ',
      ...over,
    }) as Answer['labels'][number];
  /** The product, which gives the labels of the test one round after the other. */
  const product = (rounds: Answer['labels'][]) => {
    const asked: Input[] = [];
    const exchange = (input: Input): Promise<Answer> => {
      asked.push(structuredClone(input));
      return Promise.resolve({
        labels: rounds.shift() ?? [],
        printers: [{ id: 7 as never, host: '127.0.0.1', port: 1 }],
      });
    };
    return { asked, exchange };
  };
  const resolve = resolveWithin(`${FACTORY_NETWORKS},127.0.0.0/8`, '1-65535');
  const once = (agent: PrintAgent) => agent.round().then(() => new Promise((done) => setImmediate(done)));

  it('BEY-23a sends a label once and says how it ended once, also when its first report did not arrive', async () => {
    const { asked, exchange } = product([[label()]]);
    const sent: string[] = [];
    let isAway = false;
    const agent = new PrintAgent({
      name: 'main',
      resolve,
      exchange: (input) => (isAway ? Promise.reject(new Error('away')) : exchange(input)),
      send: (to, bytes) => {
        sent.push(`${to.host}:${to.port} ${bytes.toString()}`);
        return Promise.resolve('sent');
      },
    });
    await once(agent);
    isAway = true;
    await expect(agent.round()).rejects.toThrow('away');
    isAway = false;
    await once(agent);
    await once(agent);
    expect(sent).toEqual(['127.0.0.1:9100 ^XA^XZ']);
    expect(asked.flatMap(({ done }) => done)).toEqual([{ job_id: 1, claim: label().claim, outcome: 'sent' }]);
    expect(asked.at(-1)?.holding).toEqual([]);
  });

  it('BEY-23a names what it is sending, and does not begin a label that took long to come', async () => {
    const { asked, exchange } = product([[label()], []]);
    let end: (outcome: 'sent') => void = () => undefined;
    const agent = new PrintAgent({ name: 'main', resolve, exchange, send: () => new Promise((done) => (end = done)) });
    await once(agent);
    await once(agent);
    expect(asked.map(({ holding }) => holding)).toEqual([[], [label().claim]]);
    end('sent');
    await agent.stop();

    const late = product([[label()]]);
    const slow = new PrintAgent({
      name: 'main',
      resolve,
      exchange: late.exchange,
      send: () => Promise.reject(new Error('sent')),
    });
    const began = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(15_001);
    await once(slow);
    began.mockRestore();
    await slow.stop();
    expect(late.asked.at(-1)?.done).toEqual([{ job_id: 1, claim: label().claim, outcome: 'returned' }]);
  });

  it('BEY-23a prints into the networks of a factory alone, and asks for no labels of a printer that it does not reach', async () => {
    const { asked, exchange } = product([[label({ host: '93.184.216.34' })]]);
    const agent = new PrintAgent({ name: 'main', resolve, exchange, send: () => Promise.reject(new Error('sent')) });
    await once(agent);
    await once(agent);
    expect(asked[1]).toMatchObject({ done: [{ outcome: 'returned' }], unreachable: [7] });
  });

  it('BEY-23a prints to the ports of printers alone, and to its own computer only when its settings name it', async () => {
    const usual = resolveWithin(FACTORY_NETWORKS, PRINTER_PORTS);
    const asked: readonly (readonly [string, number, string | null])[] = [
      ['10.1.2.3', 9100, '10.1.2.3'],
      ['10.1.2.3', 9109, '10.1.2.3'],
      ['10.1.2.3', 9110, null],
      ['10.1.2.3', 5432, null],
      ['127.0.0.1', 9100, null],
      ['::1', 9100, null],
      ['0.0.0.0', 9100, null],
      ['::ffff:127.0.0.1', 9100, null],
      ['169.254.169.254', 9100, null],
      ['8.8.8.8', 9100, null],
      ['no-such-name.invalid', 9100, null],
    ];
    for (const [host, port, address] of asked)
      expect([host, port, await usual(host, port)]).toEqual([host, port, address]);
    const own = resolveWithin('127.0.0.1/32', '9100-9109,6101');
    expect(await own('127.0.0.1', 6101)).toBe('127.0.0.1');
    expect(await own('10.1.2.3', 9100)).toBeNull();
    expect(() => resolveWithin('everything', PRINTER_PORTS)).toThrow('no network');
    expect(() => resolveWithin(FACTORY_NETWORKS, 'all')).toThrow('no port');
  });
});
