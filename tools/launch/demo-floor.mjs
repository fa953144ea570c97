import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { spawnTied } from '../lib/tied-child.mjs';

/**
 * Packs, prints, loads and sends some of the demo factory's orders through the API, once a data folder and beside the
 * person who is already looking: the ready line does not wait for it.
 * @param {{ url: string, dataDir: string, say: (line: string) => void }} given
 */
export function fillDemoFloor({ url, dataDir, say }) {
  const done = path.join(dataDir, 'floor-filled');
  if (fs.existsSync(done)) return;
  const args = [path.join(root, 'tools/run-ts.mjs'), path.join(root, 'tools/demo-floor/main.ts'), '--url', url];
  const child = spawnTied(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  child.once('exit', (code) => {
    if (code === 0) fs.writeFileSync(done, '');
    if (code !== null) say(said.trim());
  });
}
