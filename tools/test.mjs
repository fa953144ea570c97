#!/usr/bin/env node
// `npm test`: everything there is to check, from a fresh clone. `npm test -- --only checks|unit|int|e2e` runs parts
// (comma-separated), `npm test -- --changed [--base COMMIT]` what the changes since main (or that commit) can break.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDisk, checkNode } from './launch/checks.mjs';
import { install, isInstalled } from './launch/install.mjs';
import { root } from './lib/paths.mjs';
import { changedSince } from './test/changed.mjs';
import { findChromium } from './test/find-chromium.mjs';
import { findPdftoppm } from './test/find-pdftoppm.mjs';
import { writeGroups } from './test/spec-groups.mjs';
import { stepRunner } from './test/step-runner.mjs';

const parts = ['checks', 'unit', 'int', 'e2e'];
const bin = (name) => path.join('node_modules', name);
/** Report each test's begin and end to this process, see tools/test/watched-program.mjs. */
const jestReporter = path.join(root, 'tools/test/jest-reporter.cjs');
const playwrightReporter = path.join(root, 'tools/test/playwright-reporter.cjs');

async function main() {
  checkNode();
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: parts.join() },
      changed: { type: 'boolean', default: false },
      base: { type: 'string' },
    },
  });
  const chosen = values.only.split(',');
  const unknown = chosen.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}`);
  if (!isInstalled()) {
    checkDisk(2000);
    console.log('installing packages (npm ci) …');
    await install();
  }
  const steps = stepRunner();
  const change = values.changed || values.base ? changedSince(values.base) : undefined;
  if (change) console.log(sayChange(change));
  const only = change && !change.everything ? change : undefined;
  // none at all would be all
  const isAnyFolder = !only || only.folders.length > 0;
  const withoutServers = async () => {
    if (chosen.includes('checks')) await checks(steps);
    if (!chosen.includes('unit') || !isAnyFolder) return;
    await namePdftoppm(steps);
    writeGroups('unit', only?.folders);
    const workers = Math.max(2, Math.ceil(os.availableParallelism() / 2));
    await jest(steps, 'unit tests', 'tools/jest/unit-groups.config.cjs', [`--maxWorkers=${workers}`]);
  };
  const onServers = async () => {
    if (!chosen.includes('int') || !isAnyFolder) return;
    writeGroups('int', only?.folders);
    await jest(steps, 'integration tests', 'tools/jest/int-groups.config.cjs');
  };
  // tests on servers wait for them half of their time, the others never wait
  await Promise.all([withoutServers(), onServers()]);
  if (chosen.includes('e2e')) await endToEnd(steps, only);
  steps.printSummary();
  return steps.totals.failed === 0 && steps.totals.passed > 0 ? 0 : 1;
}

/** Tests read the documents back by it. */
async function namePdftoppm(steps) {
  const program = await steps.attempt('pdftoppm', () => findPdftoppm(console.log));
  if (program) process.env.PDFTOPPM = program;
}

function sayChange({ base, everything, folders, browserTests, isSystemAffected }) {
  const since = `changed since ${base.slice(0, 12)}`;
  if (everything) return `${since}: what everything is built or tested with, so everything is run`;
  const browser = browserTests === 'all' ? 'all browser tests' : browserTests.join(', ') || 'no browser tests';
  return `${since}: ${folders.join(' ') || 'no project'}; ${browser}; ${isSystemAffected ? 'faults' : 'no faults'}`;
}

/** Two at a time: as many as the cores this must be quick on. */
async function checks(steps) {
  const waiting = [
    // rules and types together: the linter's compiler loads the two programs of tsconfig.json once
    { name: 'lint and types', args: [bin('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--quiet'] },
    { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
    {
      name: 'import rules',
      args: [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        'apps',
        'libs',
        'deploy',
        '--config',
        '.dependency-cruiser.cjs',
      ],
    },
    {
      name: 'circles of slices',
      args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'apps', '--config', '.dependency-cruiser.slices.cjs'],
    },
    { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  ];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await steps.run(step);
  };
  await Promise.all([worker(), worker()]);
}

function jest(steps, name, config, more = []) {
  const args = [
    '--enable-source-maps',
    bin('jest/bin/jest.js'),
    '-c',
    config,
    `--reporters=${jestReporter}`,
    '--reporters=default',
    '--json',
    `--outputFile=${steps.reportFile(path.basename(config))}`,
    '--silent',
    '--passWithNoTests',
    ...more,
  ];
  return steps.run({ name, args, reportsTests: true });
}

/**
 * The browser tests, and beside them what kills and restarts systems of its own: both wait for servers half of their
 * time.
 */
async function endToEnd(steps, only) {
  const browserTests = only?.browserTests ?? 'all';
  if (browserTests.length === 0) return;
  await steps.run({ name: 'build', args: ['tools/build.mjs'] });
  const isSystemAffected = !only || only.isSystemAffected;
  writeGroups('system');
  await Promise.all([
    inBrowser(steps, browserTests),
    isSystemAffected && jest(steps, 'faults', 'tools/jest/system-groups.config.cjs'),
  ]);
}

/** The built system on free ports, with the demo factory, in a folder that goes away. */
async function inBrowser(steps, browserTests) {
  const failedBefore = steps.totals.failed;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-e2e-'));
  const chromium = await steps.attempt('browser', () => findChromium(console.log));
  await namePdftoppm(steps);
  const { startSystem } = await import('./system.mjs');
  let system;
  try {
    system = await steps.attempt('start', () =>
      startSystem({ dataDir, freePorts: true, seed: true, throwaway: true, build: false }),
    );
    if (system && chromium && fs.existsSync(path.join(root, 'apps/web-e2e/playwright.config.ts'))) {
      const env = {
        MULLION_URL: system.url,
        MULLION_MAIL_URL: system.mailUrl,
        MULLION_DATA: dataDir,
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: steps.reportFile('playwright'),
      };
      const args = [
        path.join(root, bin('@playwright/test/cli.js')),
        'test',
        `--reporter=${playwrightReporter},line,json`,
        ...(browserTests === 'all' ? [] : browserTests),
      ];
      const cwd = path.join(root, 'apps/web-e2e');
      await steps.run({ name: 'end to end', args, cwd, env, reportsTests: true });
    }
  } finally {
    if (system) await steps.attempt('stop', () => system.stop());
    if (steps.totals.failed === failedBefore) fs.rmSync(dataDir, { recursive: true, force: true });
    else console.log(`log and data of the system: ${dataDir}`);
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
