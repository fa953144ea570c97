#!/usr/bin/env node
// `npm run dev`: the same system with watch. A changed service is bundled and restarted; the web is served by Vite with
// hot reload.
import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { launch } from './launch/launcher.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { spawnTied } from './lib/tied-child.mjs';

await launch({
  async run({ values, port, mailPort, dataDir, show, onEvent }) {
    const { startSystem } = await import('./system.mjs');
    const gatewayPort = await freePort();
    const publicUrl = `http://localhost:${port}`;
    const system = await startSystem({
      dataDir,
      port: gatewayPort,
      mailPort,
      host: '127.0.0.1',
      publicUrl,
      seed: true,
      say: show.step,
      onEvent,
      env: { LOG_LEVEL: 'debug' },
    });
    const watcher = watchServices(system, show);
    const vite = startVite({ port, host: values.host, apiUrl: system.url, show });
    return {
      ...system,
      url: publicUrl,
      async stop() {
        watcher.kill();
        vite.kill();
        await system.stop();
      },
    };
  },
});

function watchServices(system, show) {
  const child = spawnTied(process.execPath, [path.join(root, 'tools/build/watch.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  readline.createInterface({ input: child.stdout }).on('line', async (line) => {
    const { name, error } = JSON.parse(line);
    if (error) return show.line(`${name} does not build: ${error}`);
    const started = Date.now();
    try {
      await system.restart(name);
      await system.waitReady([name]);
      show.line(`${name} restarted with your change (${Date.now() - started} ms)`);
    } catch (failure) {
      show.line(`${name}: ${failure.message}`);
    }
  });
  return child;
}

function startVite({ port, host, apiUrl, show }) {
  const args = [
    path.join(root, 'node_modules/vite/bin/vite.js'),
    '--port',
    String(port),
    '--strictPort',
    '--host',
    host,
    '--clearScreen',
    'false',
  ];
  // apps/web/vite.config.ts sends /api to this address
  const env = { ...process.env, GATEWAY_URL: apiUrl };
  const child = spawn(process.execPath, args, {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  process.on('exit', () => child.kill('SIGKILL'));
  child.once('error', (error) => show.line(`web: ${error.message}`));
  readline.createInterface({ input: child.stderr }).on('line', (line) => show.line(`web: ${line}`));
  readline
    .createInterface({ input: child.stdout })
    .on('line', (line) => /error|hmr|reload/i.test(line) && show.line(`web: ${line}`));
  return child;
}
