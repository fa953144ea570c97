#!/usr/bin/env node
// `npm start`: from a fresh clone to a running factory. Options: --port N, --mail-port N, --host ADDRESS, --fresh,
// --data FOLDER.
import { launch } from './launch/launcher.mjs';

await launch({
  async run({ values, port, mailPort, dataDir, show, onEvent }) {
    const { startSystem } = await import('./system.mjs');
    const system = await startSystem({
      dataDir,
      port,
      mailPort,
      host: values.host,
      seed: true,
      say: show.step,
      onEvent,
    });
    return { ...system, url: system.publicUrl };
  },
});
