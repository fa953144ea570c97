#!/usr/bin/env node
// The whole system under one supervisor. For programs: startSystem (types in system.d.mts). For others:
// `node tools/system.mjs --data DIR --free-ports [--seed]` prints a JSON line when all is ready, then takes commands as
// JSON lines on its input (tools/system-remote.cjs speaks that for jest and Playwright).
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { defaultDataDir } from './lib/paths.mjs';
import { freePort, freePorts } from './lib/ports.mjs';
import { accountUrls, startServers } from './servers.mjs';
import { build, migrate, processList, seedOnce } from './system/deploy-steps.mjs';
import { commonValues, databaseUrls, deployEnvironment, processEnvironment } from './system/environment.mjs';
import { openLog } from './system/log-writer.mjs';
import { runProcess } from './system/process-runner.mjs';
import { secretsOf } from './system/secrets.mjs';
import { dropDatabase } from './system/drop-database.mjs';

const serverNames = ['postgres', 'redis', 'nats'];

/**
 * Starts servers, builds, migrates, seeds, then starts every process of deploy/processes.ts and waits until all are
 * ready. See system.d.mts.
 */
export async function startSystem({
  dataDir = defaultDataDir,
  port = 3000,
  mailPort = 8025,
  freePorts: anyPorts = false,
  host = '127.0.0.1',
  publicUrl,
  seed = false,
  throwaway = false,
  build: buildFirst = true,
  only,
  env: overrides = {},
  say = () => {},
  onEvent = () => {},
} = {}) {
  fs.mkdirSync(dataDir, { recursive: true });
  const log = openLog(path.join(dataDir, 'log/mullion.log'));
  const logStep = (line) => {
    log.write('mullion', line);
    say(line);
  };
  const report = (name, what) => {
    log.write(name, what);
    onEvent(name, what);
  };
  const parts = { servers: undefined, mail: undefined, runners: new Map() };
  try {
    logStep('starting PostgreSQL, Redis and NATS');
    const building = buildFirst ? build({ only, say: logStep }) : undefined;
    // awaited below; without this, a failing build would end the process while servers start
    building?.catch(() => {});
    parts.servers = await startServers({
      dataDir: path.join(dataDir, 'servers'),
      free: anyPorts,
      throwaway,
      say: logStep,
      onEvent: report,
    });
    if (building) logStep('building');
    await building;
    return await startOnServers();
  } catch (error) {
    await stopAll();
    throw error;
  }

  async function startOnServers() {
    const { processes, runtimeEnvironment: runtime, services } = processList();
    const secrets = secretsOf(dataDir, services);
    const [gatewayPort, webMailPort, smtpPort] = anyPorts ? await freePorts(3) : [port, mailPort, await freePort()];
    const url = publicUrl ?? `http://${anyPorts ? '127.0.0.1' : 'localhost'}:${gatewayPort}`;
    // loaded here, not above: nothing is installed yet when start.mjs begins
    const { startMailSink } = await import('./system/mail-sink.mjs');
    parts.mail = await startMailSink({ folder: path.join(dataDir, 'mail'), smtpPort, httpPort: webMailPort, host });
    fs.mkdirSync(path.join(dataDir, 'blobs'), { recursive: true });
    const { servers } = parts;
    const urls = databaseUrls({ adminUrl: servers.urls.postgres, secrets, services });
    const values = commonValues({ dataDir, servers, secrets, url, host, mail: parts.mail, overrides });
    const databaseEnv = deployEnvironment({ adminUrl: servers.urls.postgres, urls, values });
    logStep('migrating');
    await migrate({ databaseEnv });
    if (seed) {
      logStep('looking for the demo factory');
      if (await seedOnce({ dataDir, databaseEnv, dropDatabase: () => dropDatabase(servers.urls.postgres) }))
        logStep('filled the demo factory');
    }
    const chosen = processes.filter(({ name }) => !only || only.includes(name));
    const stopMs = 12_000;
    const start = (spec, name, processPort) => {
      const healthPort = healthPorts.shift();
      const env = processEnvironment({ spec, runtime, values, urls, servers, healthPort, port: processPort });
      parts.runners.set(
        name,
        runProcess({ name, command: spec.command, env, healthPort, port: processPort, stopMs, log, onEvent: report }),
      );
    };
    const healthPorts = await freePorts(chosen.length);
    for (const spec of chosen) start(spec, spec.name, spec.port && gatewayPort);
    logStep(`starting ${chosen.length} processes`);
    const system = {
      url: `http://127.0.0.1:${gatewayPort}`,
      publicUrl: url,
      mailUrl: parts.mail.url,
      dataDir,
      logFile: log.file,
      env: { ...values, ADMIN_DATABASE_URL: servers.urls.postgres },
      databaseUrls: urls,
      accounts: accountUrls(servers),
      servers,
      get processes() {
        return [...parts.runners.values()].map(({ name, pid, port: processPort, healthPort, restarts }) => ({
          name,
          pid,
          restarts,
          healthUrl: `http://127.0.0.1:${healthPort}`,
          ...(processPort ? { url: `http://127.0.0.1:${processPort}` } : {}),
        }));
      },
      kill: (name) => (serverNames.includes(name) ? servers.kill(name) : runner(name).kill()),
      restart: (name) => (serverNames.includes(name) ? servers.restart(name) : runner(name).restart()),
      async add(name) {
        const spec = processes.find((each) => each.name === name);
        if (!spec) throw new Error(`no process ${name}`);
        let number = 2;
        while (parts.runners.has(`${name}#${number}`)) number += 1;
        healthPorts.push(await freePort());
        start(spec, `${name}#${number}`, spec.port && (await freePort()));
        await runner(`${name}#${number}`).ready();
        return system.processes.find((each) => each.name === `${name}#${number}`);
      },
      async remove(name) {
        await runner(name).stop();
        parts.runners.delete(name);
      },
      async waitReady(names, timeoutMs = 180_000) {
        const wanted = names ?? [...serverNames, ...parts.runners.keys()];
        if (wanted.some((name) => serverNames.includes(name))) await servers.ready();
        await Promise.all(
          wanted.filter((name) => !serverNames.includes(name)).map((name) => runner(name).ready(timeoutMs)),
        );
      },
      stop: stopAll,
    };
    let ready = 0;
    await Promise.all(
      [...parts.runners.values()].map(async (each) => {
        await each.ready();
        ready += 1;
        logStep(`${ready}/${chosen.length} ready: ${each.name}`);
      }),
    );
    return system;
  }

  function runner(name) {
    const found = parts.runners.get(name);
    if (!found) throw new Error(`no process ${name}; there are ${[...parts.runners.keys()].join(', ')}`);
    return found;
  }

  async function stopAll() {
    const all = [...parts.runners.values()];
    // who asks goes before who answers, so that no request is left without an answer
    const gateways = all.filter(({ name }) => name.startsWith('gateway'));
    const fast = Promise.all(gateways.map((each) => each.stop()));
    await Promise.race([fast, new Promise((done) => setTimeout(done, 4000))]);
    await Promise.all(all.map((each) => each.stop()));
    await parts.mail?.stop();
    await parts.servers?.stop();
    log.write('mullion', 'stopped');
    await log.close();
  }
}

async function main() {
  const options = {
    data: { type: 'string' },
    'free-ports': { type: 'boolean' },
    seed: { type: 'boolean' },
    throwaway: { type: 'boolean' },
    'no-build': { type: 'boolean' },
    only: { type: 'string' },
  };
  const { values } = parseArgs({ options });
  const system = await startSystem({
    dataDir: values.data && path.resolve(values.data),
    freePorts: values['free-ports'],
    seed: values.seed,
    throwaway: values.throwaway,
    build: !values['no-build'],
    only: values.only?.split(','),
    say: (line) => console.error(line),
    onEvent: (name, what) => console.error(`${name} ${what}`),
  });
  const state = () => {
    const { url, mailUrl, dataDir, logFile, env, accounts, databaseUrls: databases, processes } = system;
    return {
      url,
      mailUrl,
      dataDir,
      logFile,
      env,
      accounts,
      databaseUrls: databases,
      processes,
      pids: system.servers.pids,
    };
  };
  const print = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
  print({ ready: true, ...state() });
  let stopped;
  const stop = () => (stopped ??= system.stop().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  const commands = {
    kill: (name) => system.kill(name),
    restart: (name) => system.restart(name),
    add: (name) => system.add(name),
    remove: (name) => system.remove(name),
    waitReady: (names) => system.waitReady(names),
    state: () => undefined,
  };
  const input = readline.createInterface({ input: process.stdin });
  input.on('line', async (line) => {
    const { id, command, argument } = JSON.parse(line);
    if (command === 'stop') return void stop();
    try {
      const result = await commands[command](argument);
      print({ id, result, ...state() });
    } catch (error) {
      print({ id, error: error.message });
    }
  });
  // a remote control that goes away takes the system with it; from a terminal or /dev/null there is none
  if (process.env.MULLION_REMOTE) input.on('close', stop);
}

if (process.argv[1] === import.meta.filename) {
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
