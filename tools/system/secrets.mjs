import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Keys and passwords of this data folder: made once, readable by the owner alone.
 * @param {string} dataDir
 * @param {readonly string[]} services
 * @returns {{ contextKey: string, tokenKey: string, passwords: Record<string, string> }}
 */
export function secretsOf(dataDir, services) {
  const file = path.join(dataDir, 'secrets.json');
  const known = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const random = () => crypto.randomBytes(32).toString('hex');
  const secrets = { contextKey: random(), tokenKey: random(), passwords: {}, ...known };
  for (const service of services) secrets.passwords[service] ??= random();
  fs.writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
