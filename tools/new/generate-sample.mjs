#!/usr/bin/env node
// Copies this checkout's sources to a folder and generates a page there. Prints the files of the page, as JSON.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { draftFeature } from './feature.mjs';
import { readThing } from './names.mjs';
import { draftSlice } from './slice.mjs';
import { Draft } from './write.mjs';

/** Two words, a field that may be left out: all that names and templates must cope with. */
const thing = readThing(
  ['paint-shade', 'paint-shades'],
  ['code:32=Kodas/Code', 'full_name=Pavadinimas/Name', 'note:400?=Pastaba/Note'],
);

/** The sources, with the installed packages linked beside them: what resolves here resolves there. */
function copyCheckout(folder) {
  const isSource = (file) => !/(^|\/)(node_modules|dist|test-results)$/.test(file);
  for (const name of [
    'apps',
    'libs',
    ...fs.readdirSync(root).filter((each) => /^(tsconfig.*\.json|\.ox.*rc\.json)$/.test(each)),
  ])
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  const link = (from, name) =>
    fs.symlinkSync(path.join(root, 'node_modules', from), path.join(folder, 'node_modules', name));
  fs.mkdirSync(path.join(folder, 'node_modules/@mullion'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) if (name !== '@mullion') link(name, name);
  // our own packages are links to folders of the checkout: here to those of the copy
  for (const name of fs.readdirSync(path.join(root, 'node_modules/@mullion'))) {
    const target = fs.readlinkSync(path.join(root, 'node_modules/@mullion', name));
    fs.symlinkSync(target, path.join(folder, 'node_modules/@mullion', name));
  }
}

async function main() {
  const [folder] = process.argv.slice(2);
  const draft = new Draft(root);
  draftSlice(draft, thing, 'production');
  draftFeature(draft, thing, { lt: 'Atspalviai', en: 'Paint shades', group: 'company', routes: 'company' });
  const texts = await draft.formatted();
  copyCheckout(folder);
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  console.log(JSON.stringify([...texts.keys()]));
}

await main();
