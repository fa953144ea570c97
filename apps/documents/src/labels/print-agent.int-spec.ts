import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import {
  createLabelPrinter,
  exchangeLabels,
  listLabelJobs,
  printLabels,
  reprintLabel,
  type LabelPrinter,
} from '@mullion/contracts';
import { eventually, people, type TestService } from '@mullion/server-testing';
import { agentKey, labelWorld } from '../testing/label-world';
import { bootDocuments } from '../testing/start-documents';

const root = path.resolve(__dirname, '../../../..');

/*
 * The agent as a process of its own, a printer at real TCP and the real queue; the test stands where the gateway
 * stands.
 */
describe('BEY-23a the print agent', () => {
  let documents: TestService;
  let product: HttpServer;
  let printer: LabelPrinter;
  let raw: Server;
  const agents: ChildProcess[] = [];
  const sockets = new Set<Socket>();
  /** What came out of the printer, and whether it takes what comes. */
  const paper: string[] = [];
  let isStuck = false;

  beforeAll(async () => {
    documents = await bootDocuments();
    labelWorld(documents);
    raw = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if (isStuck) return;
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => {
        paper.push(text);
        socket.end();
      });
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    product = createHttpServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString()) as object;
        void documents
          .api(exchangeLabels)
          .as(agentKey())
          .send({ body })
          .then((reply) =>
            response
              .writeHead(reply.status, { 'content-type': 'application/json' })
              .end(JSON.stringify(reply.body ?? {})),
          );
      });
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    const { port } = raw.address() as AddressInfo;
    const fields = { name: 'Pakavimas', host: '127.0.0.1', port, dpi: 203, width: 100, height: 150 };
    printer = await documents
      .api(createLabelPrinter)
      .as(people.admin())
      .ok({ body: fields as never });
  });
  afterAll(async () => {
    for (const agent of agents) if (agent.exitCode === null && agent.signalCode === null) await kill(agent);
    for (const socket of sockets) socket.destroy();
    raw.close();
    product.closeAllConnections();
    product.close();
    await documents.world.close();
  });

  const start = (): ChildProcess => {
    const { port } = product.address() as AddressInfo;
    const env = {
      ...process.env,
      MULLION_URL: `http://127.0.0.1:${port}`,
      MULLION_KEY: 'mul_test',
      PRINT_NETWORKS: '127.0.0.1/32',
      PRINT_PORTS: '1-65535',
    };
    const agent = spawn(process.execPath, [path.join(root, 'tools/run-ts.mjs'), 'apps/print-agent/src/main.ts'], {
      cwd: root,
      env,
      stdio: 'ignore',
      detached: true,
    });
    agents.push(agent);
    return agent;
  };
  /** The launcher and the agent that it started. */
  const kill = async (agent: ChildProcess): Promise<void> => {
    const gone = new Promise((resolve) => agent.once('exit', resolve));
    process.kill(-(agent.pid ?? 0), 'SIGKILL');
    await gone;
  };
  const print = () =>
    documents
      .api(printLabels)
      .as(people.packer())
      .ok({ body: { printer_id: printer.id, labels: [{ kind: 'product', id: 1 }] } as never });
  const jobs = async () =>
    (
      await documents
        .api(listLabelJobs)
        .as(people.packer())
        .ok({ query: { printer_id: printer.id } as never })
    ).data;

  it('BEY-23a sends what is in the queue to the printer; killed under a label it leaves that doubtful, and no other agent prints it again', async () => {
    await print();
    const first = start();
    await eventually(async () => expect((await jobs()).map(({ state }) => state)).toEqual(['sent']));
    expect(paper).toHaveLength(1);
    expect(paper[0]).toMatch(/^\^XA\^PW800\^LL480.*\^XZ\n$/);

    isStuck = true;
    await print();
    const before = sockets.size;
    await eventually(() => expect(sockets.size).toBeGreaterThan(before));
    expect((await jobs())[0]?.state).toBe('sending');
    await kill(first);
    isStuck = false;
    start();
    await documents.sql(`UPDATE label_jobs SET lease_until = now() - interval '1 second' WHERE state = 'sending'`);
    await eventually(async () => expect((await jobs())[0]).toMatchObject({ state: 'unknown', error: 'agent_lost' }));
    // the second agent goes on with what comes next
    const {
      jobs: [next],
    } = await print();
    await eventually(async () => expect((await jobs()).find(({ id }) => id === next?.id)?.state).toBe('sent'));
    expect(paper).toHaveLength(2);

    const doubtful = (await jobs()).find(({ state }) => state === 'unknown');
    await documents
      .api(reprintLabel)
      .as(people.packer())
      .ok({ params: { id: doubtful?.id }, body: { reason: 'neišspausdinta' } });
    await eventually(async () =>
      expect((await jobs())[0]).toMatchObject({ state: 'sent', reprint_of: doubtful?.id, asked_by: 'Packer' }),
    );
    expect(paper).toHaveLength(3);
  });
});
