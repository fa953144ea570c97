const password = 'Mullion-2026!';
const accounts = ['super', 'admin', 'planner', 'manager', 'packer', 'worker', 'viewer'].map(
  (name) => `${name}@demo.mullion.test`,
);
const others = [
  ['planner7@demo.mullion.test', 'company 7: every company feature on'],
  ['admin7@demo.mullion.test', 'company 7'],
  ['supplier9@demo.mullion.test', 'company 9: a supplier'],
];

/** What a person needs to know when everything runs. */
export function readyText({ url, mailUrl, logFile, dataDir, seconds }) {
  return [
    '',
    `  Mullion is ready after ${seconds} s:  ${url}`,
    '',
    `  Sign in with password ${password}`,
    `    ${accounts.slice(0, 4).join('  ')}`,
    `    ${accounts.slice(4).join('  ')}`,
    ...others.map(([account, what]) => `    ${account}  (${what})`),
    '',
    `  Mail that Mullion sends:  ${mailUrl}`,
    `  Log of every process:     ${logFile}`,
    `  Data (kept):              ${dataDir}   start again: npm start -- --fresh`,
    '  Stop: Ctrl-C',
    '',
  ].join('\n');
}
