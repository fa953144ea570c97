/** Writes docker-compose.yml and k8s/base from deploy/processes.ts: `npm run manifests`. */
import fs from 'node:fs';
import path from 'node:path';
import { manifestFiles } from './manifests/files';

const root = process.env['MULLION_ROOT'] ?? process.cwd();
fs.rmSync(path.join(root, 'k8s/base'), { recursive: true, force: true });
for (const [file, text] of Object.entries(manifestFiles())) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}
