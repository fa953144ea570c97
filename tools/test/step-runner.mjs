import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cacheDir, root } from '../lib/paths.mjs';

const failureLines = 60;

/**
 * Runs programs as steps of `npm test` and adds up what passed and failed.
 * A step is one test, unless `count` reads a runner's own report.
 */
export function stepRunner() {
  const totals = { passed: 0, failed: 0 };
  const reports = path.join(cacheDir, 'test-reports');
  fs.mkdirSync(reports, { recursive: true });

  const add = (name, { passed, failed }, ms, output) => {
    totals.passed += passed;
    totals.failed += failed;
    const seconds = `${(ms / 1000).toFixed(1)} s`;
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${`${passed} passed, ${failed} failed`.replace(/^1 passed, 0 failed$/, '')}  ${seconds}`,
    );
    if (failed > 0) console.log(`${indent(output)}\n`);
  };

  return {
    totals,
    reportFile: (name) => path.join(reports, `${name}.json`),
    /**
     * @param {{ name: string, args: string[], env?: Record<string, string>, timeoutMs?: number, cwd?: string,
     *   count?: (code: number) => { passed: number, failed: number } }} step args of node
     */
    async run({ name, args, env = {}, timeoutMs = 300_000, cwd = root, count }) {
      const started = Date.now();
      const { code, output } = await program(args, { env, timeoutMs, cwd });
      let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
      if (count) {
        try {
          counted = count(code);
          // a runner that failed as a whole, with every test green, must not look green
          if (code !== 0 && counted.failed === 0) counted.failed = 1;
        } catch (error) {
          return add(name, { passed: 0, failed: 1 }, Date.now() - started, `${output}\n${error.message}`);
        }
      }
      add(name, counted, Date.now() - started, output);
    },
    /** A step in this process. */
    async attempt(name, work) {
      const started = Date.now();
      try {
        const result = await work();
        add(name, { passed: 1, failed: 0 }, Date.now() - started, '');
        return result;
      } catch (error) {
        add(name, { passed: 0, failed: 1 }, Date.now() - started, error.message);
        return undefined;
      }
    },
  };
}

function program(args, { env, timeoutMs, cwd }) {
  return new Promise((done) => {
    // without a terminal's colours, so that what is printed on failure can be read in a log
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0', CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // gone already
      }
    };
    const timer = setTimeout(() => {
      output += `\nnot finished within ${timeoutMs / 1000} s`;
      end();
    }, timeoutMs);
    process.once('exit', end);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.removeListener('exit', end);
      done({ code: code ?? 1, output });
    });
  });
}

function indent(output) {
  const lines = output.trim().split('\n');
  const shown = lines.length > failureLines ? [`… ${lines.length - failureLines} lines before`, ...lines.slice(-failureLines)] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}

/** Reads jest's --json report. A file that did not even load counts as one failure. */
export function countJest(file) {
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.every(({ status }) => status === 'passed'),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** Reads Playwright's JSON report; a test that passed only when repeated counts as failed. */
export function countPlaywright(file) {
  const { stats, errors } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
