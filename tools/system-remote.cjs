// startSystem for programs that can not load ES modules (jest) or should not host the supervisor (Playwright): it runs
// as a child process.
const { spawn } = require('node:child_process');
const path = require('node:path');
const readline = require('node:readline');

/** See system-remote.d.cts. */
async function startSystemRemote({
  dataDir,
  seed = false,
  throwaway = false,
  build = true,
  only,
  env = {},
  say = () => {},
}) {
  const args = [path.join(__dirname, 'system.mjs'), '--data', dataDir, '--free-ports'];
  if (seed) args.push('--seed');
  if (throwaway) args.push('--throwaway');
  if (!build) args.push('--no-build');
  if (only) args.push('--only', only.join(','));
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, MULLION_REMOTE: '1' },
  });
  const waiting = new Map();
  const system = {};
  let complaints = '';
  readline.createInterface({ input: child.stderr }).on('line', (line) => {
    complaints = `${complaints}${line}\n`.slice(-4000);
    say(line);
  });
  const ready = new Promise((done, fail) => {
    child.once('exit', (code) => {
      const error = new Error(`the system ended (${code}): ${complaints}`);
      fail(error);
      for (const each of waiting.values()) each.fail(error);
    });
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, result, error, ready: isReady, ...state } = JSON.parse(line);
      if (!error) Object.assign(system, state);
      if (isReady) done();
      const request = waiting.get(id);
      waiting.delete(id);
      if (error) request?.fail(new Error(error));
      else request?.done(result);
    });
  });
  let lastId = 0;
  const call = (command) => (argument) =>
    new Promise((done, fail) => {
      lastId += 1;
      waiting.set(lastId, { done, fail });
      child.stdin.write(`${JSON.stringify({ id: lastId, command, argument })}\n`);
    });
  await ready;
  const stop = () =>
    new Promise((done) => {
      waiting.clear();
      child.removeAllListeners('exit');
      child.once('exit', () => done());
      child.stdin.write(`${JSON.stringify({ command: 'stop' })}\n`);
    });
  for (const command of ['kill', 'restart', 'add', 'remove', 'waitReady', 'state']) system[command] = call(command);
  return Object.assign(system, { stop });
}

module.exports = { startSystemRemote };
