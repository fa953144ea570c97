import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir, root } from '../lib/paths.mjs';
import { freePort, isPortFree } from '../lib/ports.mjs';
import { checkDisk, checkNode, checkPort, claimDataFolder, StartProblem } from './checks.mjs';
import { fillDemoFloor } from './demo-floor.mjs';
import { install, isInstalled } from './install.mjs';
import { progress } from './progress.mjs';
import { readyText } from './ready-text.mjs';

/** Megabytes: an installed node_modules with downloads, and what a day of trying writes. */
const diskForInstallMb = 2000;
const diskForRunMb = 300;

const options = {
  port: { type: 'string', default: '3000' },
  'mail-port': { type: 'string', default: '8025' },
  host: { type: 'string', default: '127.0.0.1' },
  fresh: { type: 'boolean', default: false },
  data: { type: 'string', default: defaultDataDir },
};

/**
 * Everything from an empty machine to the ready line, for `npm start` and `npm run dev`.
 * @param {{ run: (given: { values: object, port: number, mailPort: number, dataDir: string, show: ReturnType<typeof
 * progress>, onEvent: (name: string, what: string) => void })
 *   => Promise<{ url: string, mailUrl: string, logFile: string, stop(): Promise<void> }> }} what
 */
export async function launch({ run }) {
  const startedAt = Date.now();
  const show = progress();
  let claim;
  let system;
  let stopping;
  let askedAt = 0;
  const stop = (code) => {
    if (stopping) {
      // asked again: go at once; children and servers follow, because they are tied to this process.
      // Not within a second: npm hands on the Ctrl-C that the terminal has already sent to everybody.
      if (Date.now() - askedAt > 1000) process.exit(130);
      return;
    }
    askedAt = Date.now();
    show.line('');
    show.step('stopping (Ctrl-C again: at once)');
    stopping = Promise.resolve(system?.stop()).then(() => {
      claim?.remove();
      show.line('stopped; data is kept');
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  try {
    checkNode();
    const { values } = parseArgs({ options });
    const dataDir = path.resolve(values.data);
    claim = claimDataFolder(dataDir);
    const port = Number(values.port);
    await checkPort(port);
    const installed = isInstalled();
    checkDisk(installed ? diskForRunMb : diskForInstallMb);
    if (values.fresh) clear(dataDir);
    if (!installed) {
      show.step('installing packages (npm ci); about a minute the first time');
      await install();
    }
    const mailPort = await chooseMailPort(Number(values['mail-port']), show);
    claim.write(`http://localhost:${port}`);
    const onEvent = (name, what) => stopping || show.line(`${name} ${what}`);
    system = await run({ values, port, mailPort, dataDir, show, onEvent });
    if (stopping) return;
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    show.line(readyText({ ...system, dataDir: path.relative(root, dataDir) || dataDir, seconds }));
    fillDemoFloor({ url: `http://127.0.0.1:${port}`, dataDir, say: (line) => stopping || show.line(`  ${line}`) });
  } catch (error) {
    if (stopping) return;
    claim?.remove();
    show.line(
      error instanceof StartProblem || error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? error.message
        : `Mullion did not start: ${error.message}`,
    );
    process.exit(1);
  }
}

/** The mail page is a help: when its port is taken, another does as well. */
async function chooseMailPort(wanted, show) {
  if (await isPortFree(wanted)) return wanted;
  const other = await freePort();
  show.line(`Port ${wanted} is in use; the mail page is at ${other} instead.`);
  return other;
}

/** Only what is known to be ours goes, whatever folder somebody names. */
function clear(dataDir) {
  for (const name of ['servers', 'mail', 'blobs', 'log', 'secrets.json', 'seeded', 'seeding', 'floor-filled'])
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
}
