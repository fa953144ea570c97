import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cacheDir, root } from '../lib/paths.mjs';
import { runWatched } from './watched-program.mjs';

const failureLines = 60;
const sayEveryMs = 15_000;
/** From here on a line says what it waits for. */
const quietMs = 45_000;
const slowestShown = 10;

/**
 * Runs programs as steps of `npm test`, prints how far each is, and adds up what passed and failed.
 * A step is one test, unless its program reports its tests (jest-reporter.cjs, playwright-reporter.cjs).
 */
export function stepRunner({ print = console.log } = {}) {
  const totals = { passed: 0, failed: 0 };
  const finished = [];
  /** As they were printed: where only the end of the output is kept, they must be in it. */
  const failures = [];
  const reports = path.join(cacheDir, 'test-reports');
  fs.mkdirSync(reports, { recursive: true });

  const add = (name, { passed, failed }, ms, what) => {
    totals.passed += passed;
    totals.failed += failed;
    print(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${what}${secondsOf(ms)}`);
  };
  const fail = (what, message) => {
    const text = `✗ ${what}\n${indent(message)}`;
    failures.push(text);
    print(`${text}\n`);
  };

  return {
    totals,
    reportFile: (name) => path.join(reports, `${name}.json`),
    /**
     * @param {{ name: string, args: string[], env?: Record<string, string>, cwd?: string, reportsTests?: boolean }}
     * step args of node
     */
    async run({ name, args, env, cwd = root, reportsTests = false }) {
      const started = Date.now();
      let saidAt = started;
      let last;
      const { code, output, stuck, cpuSeconds, log } = await runWatched(args, {
        cwd,
        env,
        reportsTests,
        onEvent: (event) => {
          if (event.type !== 'end') return;
          last = event;
          if (event.status === 'failed') fail(`${name} › ${event.test}`, event.message);
        },
        onLook({ log, silentMs, cpuSeconds }) {
          if (Date.now() - saidAt < sayEveryMs) return;
          saidAt = Date.now();
          const how = reportsTests ? log.summary() : `at work, ${cpuSeconds.toFixed(0)} s of processor`;
          print(
            `· ${name.padEnd(24)} ${how}, ${secondsOf(Date.now() - started)}${reportsTests ? nowOf(log, silentMs, last) : ''}`,
          );
        },
      });
      const ms = Date.now() - started;
      const cpu = cpuSeconds > 1 ? `${cpuSeconds.toFixed(0)} s of processor, ` : '';
      if (!reportsTests) {
        const failed = code === 0 && !stuck ? 0 : 1;
        add(name, { passed: 1 - failed, failed }, ms, cpu);
        if (failed) fail(name, `${output}\n${stuck ?? ''}`);
        return;
      }
      for (const each of log.finished) finished.push({ ...each, part: name });
      const counted = { ...log.counts };
      // a runner that failed with every test green must not look green
      if (code !== 0 && counted.failed === 0) {
        counted.failed = 1;
        fail(`${name} › ended with code ${code}`, output);
      }
      // those that ended red were printed at once
      for (const { test, message } of log.failures)
        if (!log.finished.some((each) => each.test === test)) fail(`${name} › ${test}`, message);
      add(name, counted, ms, `${counted.passed} passed, ${counted.failed} failed, ${cpu}`);
    },
    /** A step in this process. */
    async attempt(name, work) {
      const started = Date.now();
      try {
        const result = await work();
        add(name, { passed: 1, failed: 0 }, Date.now() - started, '');
        return result;
      } catch (error) {
        add(name, { passed: 0, failed: 1 }, Date.now() - started, '');
        fail(name, error.message);
        return undefined;
      }
    },
    printSummary() {
      const slowest = finished.sort((a, b) => b.ms - a.ms).slice(0, slowestShown);
      if (slowest.length > 0) print(`\nThe slowest ${slowest.length}:`);
      for (const { test, part, ms } of slowest) print(`${secondsOf(ms).padStart(9)}  ${part}: ${test}`);
      if (failures.length > 0) print(`\nFailed:\n${failures.join('\n\n')}`);
      print(`\n${totals.passed} passed, ${totals.failed} failed`);
    },
  };
}

const secondsOf = (ms) => `${(ms / 1000).toFixed(1)} s`;

function nowOf(log, silentMs, last) {
  if (silentMs > quietMs)
    return `; none finished for ${secondsOf(silentMs)}, running: ${log.unfinished().join('; ') || 'nothing'}`;
  // a test's title may hold a sample of code
  return last ? `; last: ${last.test.split('\n')[0].slice(0, 140)}` : '';
}

function indent(output) {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const shown =
    lines.length > failureLines
      ? [`… ${lines.length - failureLines} lines before`, ...lines.slice(-failureLines)]
      : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}
