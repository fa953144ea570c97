import fs from 'node:fs';

/** jest globalTeardown, the counterpart of start-servers.mjs. */
export default async function stopServersForTests() {
  const { servers, dataDir } = globalThis.mullionTestServers;
  await servers.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
