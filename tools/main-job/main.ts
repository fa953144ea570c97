import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './play';

const USAGE = 'npm run main-job -- --input FILE.csv --out FOLDER [--url URL [--mail-url URL]]';
/** All went well, but products that fit no pallet were left out. */
const EXIT_LEFT_OUT = 3;

interface System {
  readonly url: string;
  readonly mailUrl: string;
  stop(): Promise<void>;
}

/** A system of its own on free ports with the demo factory; gone afterwards. */
const ownSystem = async (say: (line: string) => void): Promise<System> => {
  const root = process.env.MULLION_ROOT ?? process.cwd();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-main-job-'));
  const { startSystemRemote } = createRequire(path.join(root, 'package.json'))('./tools/system-remote.cjs') as {
    startSystemRemote: (options: { dataDir: string; seed: boolean }) => Promise<System>;
  };
  say('starting a system on free ports …');
  const system = await startSystemRemote({ dataDir, seed: true });
  const stop = async (): Promise<void> => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: system.url, mailUrl: system.mailUrl, stop };
};

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      input: { type: 'string' },
      out: { type: 'string' },
      url: { type: 'string' },
      'mail-url': { type: 'string', default: 'http://127.0.0.1:8025' },
    },
  });
  if (!values.input || !values.out) {
    console.error(USAGE);
    return 2;
  }
  const say = (line: string): void => console.log(line);
  const system = values.url
    ? { url: values.url.replace(/\/$/, ''), mailUrl: values['mail-url'], stop: async () => undefined }
    : await ownSystem(say);
  try {
    const { summary, unplaced } = await play({
      url: system.url,
      mailUrl: system.mailUrl,
      input: values.input,
      out: values.out,
      say,
    });
    say(JSON.stringify(summary));
    for (const line of unplaced) say(`left out: ${line}`);
    return unplaced.length > 0 ? EXIT_LEFT_OUT : 0;
  } finally {
    await system.stop();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
