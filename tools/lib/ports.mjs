import net from 'node:net';

/**
 * A TCP port on 127.0.0.1 that nobody uses at this moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  return (await freePorts(1))[0];
}

/** Below the ports that systems give to outgoing connections: one of those could take a port between its choice and its use. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/** A server on a port that nobody uses, chosen at random so that systems that start side by side meet seldom. */
async function listenAnywhere() {
  for (;;) {
    try {
      return await listenOn(LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST)));
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

/**
 * Several different free ports; all are held open until the last is known, so none is given twice.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/**
 * True when nobody listens on the port of 127.0.0.1 and of all interfaces.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    try {
      const server = await listenOn(port, host);
      await new Promise((done) => server.close(done));
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * True when something accepts connections there.
 * @param {number} port
 * @param {string} [host]
 */
export function accepts(port, host = '127.0.0.1') {
  return new Promise((done) => {
    const socket = net.connect({ port, host });
    const finish = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function listenOn(port, host = '127.0.0.1') {
  return new Promise((done, fail) => {
    const server = net.createServer();
    server.once('error', fail);
    server.listen({ port, host }, () => done(server));
  });
}
