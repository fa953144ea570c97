const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const file = (test) => path.relative(root, test.path);
/** In a group (spec-groups.mjs) the first title is the test's own file. */
const isGroup = (test) => test.path.endsWith('.group.cjs');
const name = (test, { ancestorTitles, title }) =>
  [...(isGroup(test) ? [] : [file(test)]), ...ancestorTitles, title].join(' › ');
const say = (event) => process.send?.(event);

/** Reports to `npm test` (watched-program.mjs) which tests begin and end; does nothing without it. */
module.exports = class ReportTests {
  onRunStart({ numTotalTestSuites }) {
    say({ type: 'plan', files: numTotalTestSuites });
  }

  onTestFileStart(test) {
    say({ type: 'fileBegin', file: file(test) });
  }

  onTestCaseStart(test, info) {
    const title = name(test, info);
    say({ type: 'begin', id: title, test: title });
  }

  onTestCaseResult(test, result) {
    const title = name(test, result);
    const status = result.status === 'passed' || result.status === 'failed' ? result.status : 'skipped';
    const message = result.failureMessages.join('\n');
    say({ type: 'end', id: title, test: title, file: file(test), status, ms: result.duration ?? 0, message });
  }

  onTestFileResult(test, result) {
    const { testExecError: error } = result;
    const message = error
      ? `${error.stack ?? error.message}`
      : result.numFailingTests === 0
        ? result.failureMessage
        : undefined;
    say({ type: 'fileEnd', file: file(test), message });
  }
};
