#!/usr/bin/env node
// `npm test`: everything there is to check, from a fresh clone. `npm test -- --only checks|unit|int|e2e` runs parts (comma-separated).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkDisk, checkNode } from './launch/checks.mjs';
import { install, isInstalled } from './launch/install.mjs';
import { root } from './lib/paths.mjs';
import { findChromium } from './test/find-chromium.mjs';
import { stepRunner } from './test/step-runner.mjs';

const parts = ['checks', 'unit', 'int', 'e2e'];
const bin = (name) => path.join('node_modules', name);
/** Tells each test's begin and end to this process, see tools/test/watched-program.mjs. */
const jestReporter = path.join(root, 'tools/test/jest-reporter.cjs');
const playwrightReporter = path.join(root, 'tools/test/playwright-reporter.cjs');

async function main() {
  checkNode();
  const { values } = parseArgs({ options: { only: { type: 'string', default: parts.join() } } });
  const chosen = values.only.split(',');
  const unknown = chosen.filter((part) => !parts.includes(part));
  if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}`);
  if (!isInstalled()) {
    checkDisk(2000);
    console.log('installing packages (npm ci) …');
    await install();
  }
  const steps = stepRunner();
  if (chosen.includes('checks')) await checks(steps);
  if (chosen.includes('unit'))
    await jest(steps, 'unit tests', 'jest.config.cjs', [`--maxWorkers=${Math.max(2, Math.ceil(os.availableParallelism() / 2))}`]);
  if (chosen.includes('int')) await jest(steps, 'integration tests', 'jest.int.config.cjs', []);
  if (chosen.includes('e2e')) await endToEnd(steps);
  steps.printSummary();
  return steps.totals.failed === 0 && steps.totals.passed > 0 ? 0 : 1;
}

/** Two at a time: as many as the cores this must be quick on. */
async function checks(steps) {
  // ESLint's rule between projects reads the graph that Nx keeps, and says nothing at all without one
  await steps.run({ name: 'project graph', args: [bin('nx/dist/bin/nx.js'), 'show', 'projects'] });
  const waiting = [
    {
      name: 'lint',
      args: [
        '--max-old-space-size=3072',
        bin('eslint/bin/eslint.js'),
        '.',
        '--quiet',
        '--cache',
        '--cache-location',
        '.mullion/cache/eslint/',
      ],
    },
    // two programs instead of one a project (npm run typecheck): the same files, a tenth of the time
    { name: 'types of services', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json'] },
    { name: 'types of the web', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.web.json'] },
    { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn'] },
    {
      name: 'import rules',
      args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'apps', 'libs', 'deploy', '--config', '.dependency-cruiser.cjs'],
    },
    { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  ];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await steps.run(step);
  };
  await Promise.all([worker(), worker()]);
}

function jest(steps, name, config, more) {
  const args = [
    '--enable-source-maps',
    bin('jest/bin/jest.js'),
    '-c',
    config,
    `--reporters=${jestReporter}`,
    '--reporters=default',
    '--json',
    `--outputFile=${steps.reportFile(config)}`,
    '--silent',
    '--passWithNoTests',
    ...more,
  ];
  return steps.run({ name, args, tellsTests: true });
}

/** The built system on free ports, with the demo factory, in a folder that goes away; then what kills and restarts systems of its own. */
async function endToEnd(steps) {
  await steps.run({ name: 'build', args: ['tools/build.mjs'] });
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-e2e-'));
  const chromium = await steps.attempt('browser', () => findChromium(console.log));
  const { startSystem } = await import('./system.mjs');
  let system;
  try {
    system = await steps.attempt('start', () => startSystem({ dataDir, freePorts: true, seed: true, build: false }));
    if (system && chromium && fs.existsSync(path.join(root, 'apps/web-e2e/playwright.config.ts'))) {
      const env = {
        MULLION_URL: system.url,
        MULLION_MAIL_URL: system.mailUrl,
        MULLION_DATA: dataDir,
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: steps.reportFile('playwright'),
      };
      const args = [path.join(root, bin('@playwright/test/cli.js')), 'test', `--reporter=${playwrightReporter},line,json`];
      const cwd = path.join(root, 'apps/web-e2e');
      await steps.run({ name: 'end to end', args, cwd, env, tellsTests: true });
    }
  } finally {
    if (system) await steps.attempt('stop', () => system.stop());
    if (steps.totals.failed === 0) fs.rmSync(dataDir, { recursive: true, force: true });
    else console.log(`log and data of the system: ${dataDir}`);
  }
  await jest(steps, 'faults', 'jest.system.config.cjs', []);
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);
