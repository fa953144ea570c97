import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/input-hash.mjs';

const named = /@mullion\/([a-z0-9-]+)/g;

/**
 * The libraries that the files of a folder name, and those that these name in turn: whatever can be in its bundle.
 * @param {string} root absolute
 * @param {string} folder from the root
 * @returns {string[]} folders from the root, sorted
 */
export function librariesOf(root, folder) {
  const found = new Set();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const file of filesBelow(path.join(root, next)).filter((each) => /\.tsx?$/.test(each)))
      for (const [, name] of fs.readFileSync(file, 'utf8').matchAll(named)) {
        const library = `libs/${name}`;
        if (found.has(library) || !fs.existsSync(path.join(root, library))) continue;
        found.add(library);
        waiting.push(library);
      }
  return [...found].sort();
}
