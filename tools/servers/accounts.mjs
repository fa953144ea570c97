import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** @type {{ name: string, nats: object, redis: string }[]} made from deploy/accounts.ts by `npm run manifests` */
const accounts = JSON.parse(fs.readFileSync(path.join(root, 'deploy/accounts.json'), 'utf8'));

export const accountNames = accounts.map(({ name }) => name);

/** The account with all rights, of whoever runs the servers. */
export const admin = 'admin';

/** The same URL with an account's name and password. */
export function withAccount(url, name, password) {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.toString();
}

/**
 * Accounts of the Redis and NATS of a data folder: passwords are made once and are readable by the owner alone.
 * @param {string} dataDir
 */
export function accountsOf(dataDir) {
  const file = path.join(dataDir, 'accounts.secret.json');
  const passwords = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  for (const { name } of accounts) passwords[name] ??= crypto.randomBytes(24).toString('hex');
  fs.writeFileSync(file, JSON.stringify(passwords), { mode: 0o600 });
  return {
    /** NATS reads JSON too. */
    nats: JSON.stringify({
      users: accounts.map(({ name, nats }) => ({ user: name, password: passwords[name], permissions: nats })),
    }),
    redis: [
      'user default off',
      ...accounts.map(({ name, redis }) => `user ${name} on #${sha256(passwords[name])} ${redis}`),
    ].join('\n'),
    url: (url, name = admin) => withAccount(url, name, passwords[name]),
  };
}

const sha256 = (text) => crypto.createHash('sha256').update(text).digest('hex');
