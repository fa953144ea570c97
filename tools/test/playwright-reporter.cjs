const say = (event) => process.send?.(event);
/** [root, project, file, …titles] */
const name = (test) => test.titlePath().slice(2).join(' › ');

/** Reports to `npm test` (watched-program.mjs) which tests begin and end; does nothing without it. */
module.exports = class ReportTests {
  onBegin(_config, suite) {
    say({ type: 'plan', tests: suite.allTests().length });
  }

  onTestBegin(test) {
    say({ type: 'begin', id: test.id, test: name(test) });
  }

  /** `test.step` of a long test. */
  onStepEnd(_test, _result, step) {
    if (step.category === 'test.step') say({ type: 'step' });
  }

  onTestEnd(test, result) {
    // a test that passed only when repeated is not in order
    const status = { expected: 'passed', skipped: 'skipped' }[test.outcome()] ?? 'failed';
    const message = result.errors.map((error) => error.stack ?? error.message ?? error.value).join('\n');
    say({ type: 'end', id: test.id, test: name(test), status, ms: result.duration, message });
  }

  onError(error) {
    say({ type: 'error', message: error.stack ?? error.message ?? String(error.value) });
  }

  printsToStdio() {
    return false;
  }
};
