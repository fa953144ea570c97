import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** @param {string[]} parts */
export function hashOf(parts) {
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/**
 * One hash over names and contents; a missing file counts as missing.
 * @param {string[]} files absolute
 */
export function hashOfFiles(files) {
  return hashOf(
    [...files]
      .sort()
      .map((file) => `${file}:${fs.existsSync(file) ? hashOf([fs.readFileSync(file, 'utf8')]) : 'missing'}`),
  );
}

/**
 * All files below a folder, without those of others (node_modules) and those made from them (dist).
 * @param {string} folder absolute
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', '.nx', 'test-results'].includes(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}
