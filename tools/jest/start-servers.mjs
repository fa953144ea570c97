import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServers } from '../servers.mjs';
import { startServersInContainers } from '../servers/containers.mjs';

/**
 * jest globalSetup: one set of real servers for the run, or those named by the environment; in containers with
 * TEST_INFRA=containers.
 */
export default async function startServersForTests() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-int-'));
  const inContainers = process.env.TEST_INFRA === 'containers';
  const servers = await (inContainers
    ? startServersInContainers()
    : startServers({ dataDir, free: true, throwaway: true, say: (line) => console.error(line) }));
  Object.assign(process.env, servers.env);
  globalThis.mullionTestServers = { servers, dataDir };
}
