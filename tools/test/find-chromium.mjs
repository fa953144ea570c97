import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, stateDir } from '../lib/paths.mjs';
import { installPackage } from './install-package.mjs';

const run = promisify(execFile);
/** Every attempt to get a browser ends after this, so that a machine without network fails soon. */
const tryMs = 60_000;
/** The same engine without windows, which no test looks at: a quarter less of the processor. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const installed = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * A Chromium that really starts: named by CHROMIUM, on this machine, Playwright's own, else the distribution's package.
 * One without windows before others.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the program's path
 */
export async function findChromium(say) {
  for (const file of candidates()) if (await starts(file)) return file;
  const attempts = [
    [
      'fetching the browser that Playwright was made for',
      () => node(['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']),
    ],
    [
      'fetching the browser with Playwright, complete',
      () => node(['node_modules/playwright/cli.js', 'install', 'chromium']),
    ],
    ["installing the distribution's chromium without windows", () => installPackage(shells[0])],
    ["installing the distribution's chromium", () => installPackage('chromium')],
  ];
  for (const [what, attempt] of attempts) {
    say(`${what} …`);
    try {
      await attempt();
    } catch (error) {
      say(
        `  that did not work: ${
          String(error.stderr || error.message)
            .trim()
            .split('\n')[0]
        }`,
      );
    }
    for (const file of candidates()) if (await starts(file)) return file;
  }
  throw new Error('no Chromium: install one (apt install chromium) or name it, CHROMIUM=/path npm test');
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(':');
  const onPath = installed.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const known = [
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    path.join(stateDir, 'chromium/usr/lib/chromium/chromium'),
  ];
  return [process.env.CHROMIUM, ...onPath, ...known, ...ofPlaywright()].filter((file) => file && fs.existsSync(file));
}

function ofPlaywright() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(process.env.HOME ?? '/root', '.cache/ms-playwright');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /^chromium/.test(name))
    .flatMap((name) =>
      [
        'chrome-linux/chrome',
        'chrome-linux64/chrome',
        'chrome-linux/headless_shell',
        'chrome-headless-shell-linux64/chrome-headless-shell',
      ].map((file) => path.join(folder, name, file)),
    );
}

async function starts(file) {
  try {
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--dump-dom',
      'data:text/html,<p>it starts</p>',
    ];
    const { stdout } = await run(file, flags, { timeout: tryMs });
    return stdout.includes('it starts');
  } catch {
    return false;
  }
}

function node(args) {
  return run(process.execPath, args, { cwd: root, timeout: tryMs });
}
