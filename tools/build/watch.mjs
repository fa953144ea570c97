// Keeps the bundles of all services up to date; prints `{"name": …}` for each that has been built again. Used by
// `npm run dev`.
import fs from 'node:fs';
import path from 'node:path';
import { bundleAndWatch } from './bundle.mjs';
import { nodeProjects } from './projects.mjs';
import { root } from '../lib/paths.mjs';

const print = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for (const project of nodeProjects()) {
  let first = true;
  // build.mjs must not take what the watch wrote for what it wrote itself
  fs.rmSync(path.join(root, 'dist/.stamps', `${project.name}.json`), { force: true });
  bundleAndWatch({
    ...project,
    onBuilt() {
      // the first bundle is the one that runs already
      if (!first) print({ name: project.name });
      first = false;
    },
    onError: (error) => print({ name: project.name, error }),
  });
}
