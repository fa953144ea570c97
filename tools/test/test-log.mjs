import { stripVTControlCharacters } from 'node:util';

/**
 * What a test program has said about its tests (tools/test/jest-reporter.cjs, playwright-reporter.cjs):
 * `{ type: 'plan', files?, tests? }`, `{ type: 'begin' | 'end', id, test?, file?, status?, ms?, message? }`,
 * `{ type: 'fileBegin' | 'fileEnd', file, message? }`, `{ type: 'step' }`, `{ type: 'error', message }`.
 */
export function testLog() {
  const plan = {};
  const running = new Map();
  /** With the last of its tests that ended. */
  const runningFiles = new Map();
  const finished = [];
  const failures = [];
  const counts = { passed: 0, failed: 0, skipped: 0, files: 0 };

  const fail = (test, message) => {
    counts.failed += 1;
    failures.push({ test, message: stripVTControlCharacters(message) });
  };
  const take = {
    plan: ({ files, tests }) => Object.assign(plan, { files, tests }),
    begin: ({ id, test }) => running.set(id, test),
    end({ id, test, file, status, ms = 0, message = '' }) {
      running.delete(id);
      if (runningFiles.has(file)) runningFiles.set(file, test);
      if (status === 'skipped') return void (counts.skipped += 1);
      finished.push({ test, ms });
      if (status === 'passed') counts.passed += 1;
      else fail(test, message);
    },
    fileBegin: ({ file }) => runningFiles.set(file, undefined),
    fileEnd({ file, message }) {
      runningFiles.delete(file);
      counts.files += 1;
      // the file itself: it did not load, or a hook failed after its tests
      if (message) fail(file, message);
    },
    // a named step of a long test: nothing to count, but it goes on
    step: () => {},
    error: ({ message }) => fail('outside of the tests', message),
  };

  return {
    counts,
    failures,
    finished,
    /** @returns {boolean} whether the event is progress: something has come to its end */
    take(event) {
      take[event.type]?.(event);
      return event.type !== 'begin' && event.type !== 'fileBegin';
    },
    /**
     * The tests that have begun and not ended; else the files, which then hang before, between or after their tests.
     */
    unfinished() {
      if (running.size > 0) return [...running.values()];
      return [...runningFiles].map(([file, last]) => `${file} (outside of its tests${last ? `, after ${last}` : ''})`);
    },
    /** Ends what still runs as failed. */
    giveUp(message) {
      for (const test of running.size > 0 || runningFiles.size > 0 ? this.unfinished() : ['after the last test'])
        fail(test, message);
      running.clear();
      runningFiles.clear();
    },
    summary() {
      const of = (done, all) => (all === undefined ? `${done}` : `${done} of ${all}`);
      const { passed, failed, skipped, files } = counts;
      const what =
        plan.tests === undefined
          ? `${of(files, plan.files)} files`
          : `${of(passed + failed + skipped, plan.tests)} tests`;
      return `${what}, ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
    },
  };
}
