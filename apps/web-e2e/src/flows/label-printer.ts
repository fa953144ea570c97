import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');

/** A label printer as the network knows one: takes what comes at a port of its own, a label a connection. */
export const labelPrinter = async () => {
  const labels: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => {
      // an agent that only looks whether the printer is there sends nothing
      if (text !== '') labels.push(text);
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, labels, close };
};

/** The print agent of a factory, as its own process with its own key; gives what ends it. */
export const printAgent = (name: string, key: string): (() => Promise<void>) => {
  const env = {
    ...process.env,
    MULLION_URL: process.env.MULLION_URL ?? 'http://127.0.0.1:3000',
    MULLION_KEY: key,
    PRINT_AGENT: name,
    PRINT_NETWORKS: '127.0.0.1/32',
    PRINT_PORTS: '1-65535',
  };
  const agent = spawn(process.execPath, [path.join(root, 'tools/run-ts.mjs'), 'apps/print-agent/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const gone = new Promise<void>((resolve) => agent.once('exit', () => resolve()));
  return async () => {
    if (agent.exitCode !== null || agent.signalCode !== null || agent.pid === undefined) return;
    process.kill(-agent.pid, 'SIGKILL');
    await gone;
  };
};
