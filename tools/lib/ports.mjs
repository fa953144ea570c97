import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * A TCP port on 127.0.0.1 that nobody uses at this moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  return (await freePorts(1))[0];
}

/**
 * Below the ports that systems give to outgoing connections: one of those could take a port between its choice and its
 * use. The few between are those of the launcher's test.
 */
const [LOWEST, HIGHEST] = [20_000, 32_000];

/**
 * A file for each port that a running program was given: between its choice and its use, which may be a minute, nobody
 * else gets it.
 */
const CLAIMS = path.join(os.tmpdir(), `mullion-ports-${process.getuid?.() ?? 0}`);
const claimed = new Set();

/**
 * A server on a port that nobody uses or was given, chosen at random so that systems that start side by side meet
 * seldom.
 */
async function listenAnywhere() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!claim(port)) continue;
    try {
      return await listenOn(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Whether the port is this program's until it ends; not while another one lives that was given it. */
function claim(port) {
  fs.mkdirSync(CLAIMS, { recursive: true });
  const file = path.join(CLAIMS, String(port));
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(fs.readFileSync(file, 'utf8')))) fs.rmSync(file, { force: true });
    // whoever takes it now does so by a file of their own
    return false;
  }
  if (claimed.size === 0) process.once('exit', () => claimed.forEach((each) => fs.rmSync(each, { force: true })));
  claimed.add(file);
  return true;
}

function isAlive(pid) {
  // no number yet: its file is being written
  if (!pid) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Several different free ports; none of them is given to anybody again while this program runs.
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
