import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const planted = path.join(__dirname, 'planted');

interface Watched {
  readonly code: number;
  readonly stuck?: string;
  readonly counts: {
    readonly passed: number;
    readonly failed: number;
    readonly skipped: number;
    readonly files: number;
  };
  readonly failures: readonly { readonly test: string; readonly message: string }[];
  readonly finished: readonly string[];
  readonly events: readonly string[];
  readonly summary: string;
}

/** Runs a program as `npm test` does, in a process of its own: the runner's modules are not for jest. */
const watch = async (args: readonly string[], options: object): Promise<Watched> => {
  const script = `
    import { runWatched } from ${JSON.stringify(path.join(__dirname, 'watched-program.mjs'))};
    const events = [];
    const onEvent = ({ type }) => events.push(type);
    const { code, stuck, log } = await runWatched(${JSON.stringify(args)}, { ...${JSON.stringify(options)}, onEvent });
    const { counts, failures } = log;
    console.log(JSON.stringify({ code, stuck, counts, failures, finished: log.finished.map(({ test }) => test), events, summary: log.summary() }));`;
  // Playwright refuses to run inside of jest
  const { JEST_WORKER_ID: _worker, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env,
  });
  return JSON.parse(stdout) as Watched;
};

const runJest = (files: string) => {
  const reporter = `--reporters=${path.join(__dirname, 'jest-reporter.cjs')}`;
  const args = [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    path.join(planted, 'jest.config.cjs'),
    files,
    reporter,
  ];
  return watch(args, { cwd: root, reportsTests: true });
};

const reporting = (...events: readonly object[]): string =>
  events.map((event) => `process.send(${JSON.stringify(event)});`).join(' ');

/** Prints what is given, then works or waits for ever. */
const program = (text: string, reportsTests: boolean, limits: object) =>
  watch(['-e', text], {
    cwd: root,
    reportsTests,
    limits: { lookEveryMs: 100, silentMs: 6_000, endlessMs: 600_000, ...limits },
  });

describe('a program that reports its tests', () => {
  it('counts tests that pass and fail, and a hook or a file that fails', async () => {
    const { code, stuck, counts, failures, finished, events } = await runJest('good-and-bad|does-not-load');
    expect({ code, stuck, counts }).toEqual({
      code: 1,
      stuck: undefined,
      counts: { passed: 1, failed: 3, skipped: 0, files: 2 },
    });
    const messages = Object.fromEntries(
      failures.map(({ test, message }) => [test.replace('tools/test/planted/', ''), message]),
    );
    expect(messages['good-and-bad.planted.cjs › fails']).toContain('as planned');
    expect(messages['good-and-bad.planted.cjs']).toContain('the hook fails');
    expect(messages['does-not-load.planted.cjs']).toContain('this file does not load');
    // a beginning without an end is what names a test that hangs
    expect(events.filter((type) => type === 'begin')).toHaveLength(2);
    expect(finished).toContain('tools/test/planted/good-and-bad.planted.cjs › planted › passes');
  });

  it('names the file of each test of a group, also of one that does not load, which takes no other away', async () => {
    const { counts, failures, finished } = await runJest('both.group');
    expect(counts).toEqual({ passed: 1, failed: 3, skipped: 0, files: 1 });
    expect(finished).toEqual([
      'tools/test/planted/does-not-load.planted.cjs › loads',
      'tools/test/planted/good-and-bad.planted.cjs › planted › passes',
      'tools/test/planted/good-and-bad.planted.cjs › fails',
    ]);
    expect(failures.at(-1)).toEqual({
      test: 'tools/test/planted/both.group.cjs',
      message: expect.stringContaining('good-and-bad.planted.cjs'),
    });
  });

  it.concurrent('says after which test a file hangs outside of its tests', async () => {
    const reported = reporting(
      { type: 'fileBegin', file: 'a' },
      { type: 'begin', id: 1, test: 'a › first' },
      { type: 'end', id: 1, test: 'a › first', file: 'a', status: 'passed' },
    );
    const { stuck } = await program(`${reported} setInterval(() => {}, 1000)`, true, {});
    expect(stuck).toContain('what hangs: a (outside of its tests, after a › first)');
  });

  it.concurrent('is ended when no test finishes, and says which one hangs', async () => {
    const reported = reporting(
      { type: 'begin', id: 1, test: 'ends' },
      { type: 'end', id: 1, test: 'ends', status: 'passed' },
      { type: 'begin', id: 2, test: 'hangs' },
    );
    const { code, stuck, counts, failures } = await program(`${reported} setInterval(() => {}, 1000)`, true, {});
    expect(code).not.toBe(0);
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
    expect(stuck).toContain('what hangs: hangs');
    expect(failures.map(({ test }) => test)).toEqual(['hangs']);
  });

  it.concurrent('is ended when it has finished its tests and does not end itself', async () => {
    const reported = reporting(
      { type: 'begin', id: 1, test: 'a' },
      { type: 'end', id: 1, test: 'a', status: 'passed' },
    );
    const { stuck, counts } = await program(`${reported} setInterval(() => {}, 1000)`, true, {});
    expect(stuck).toContain('it does not end');
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
  });

  it('reports what Playwright runs, steps included', async () => {
    const reporter = `--reporter=${path.join(__dirname, 'playwright-reporter.cjs')}`;
    const args = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', planted, reporter];
    const { counts, failures, events, summary } = await watch(args, { cwd: root, reportsTests: true });
    expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
    expect(failures).toEqual([{ test: 'steps.browser-planted.ts › fails', message: expect.stringContaining('toBe') }]);
    expect(events.filter((type) => type === 'step')).toHaveLength(2);
    expect(summary).toBe('3 of 3 tests, 1 passed, 1 FAILED');
  });
});

describe('a program that reports nothing', () => {
  it.concurrent('is ended when it waits without working', async () => {
    const { stuck } = await program('setInterval(() => {}, 1000)', false, {});
    expect(stuck).toContain('it has used no processor');
  });

  it.concurrent('may work as long as it likes, though not for ever', async () => {
    const busyNowAndThen = 'setInterval(() => { for (const end = Date.now() + 50; Date.now() < end; ); }, 500)';
    const { stuck } = await program(busyNowAndThen, false, { endlessMs: 7_000, workingCpuSeconds: 0.05 });
    expect(stuck).toContain('not finished within');
  });
});
