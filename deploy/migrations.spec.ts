import fs from 'node:fs';
import path from 'node:path';

const apps = path.resolve(__dirname, '../apps');

/** Made before there was a factory that could wait. Never add a file: ADR 41. */
const beforeTheRule = [
  // an index of a parted table cannot be made concurrently
  'identity/1795306200000-search-audit-entries',
];

/** What of a migration makes a factory wait, by the text of its way up. */
const faultsOf = (text: string): string[] => {
  const up = text.replace(/\basync down\([\s\S]*$/, '').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const made = [...up.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?([\w.]+)/g)].map(([, table]) =>
    table?.split('.').pop(),
  );
  const plain = [...up.matchAll(/CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)\w+ ON ([\w.]+)/g)].map(([, table]) =>
    table?.split('.').pop(),
  );
  const faults = plain
    .filter((table) => !made.includes(table))
    .map((table) => `locks ${table} while an index is made: concurrentIndex`);
  const rewrites = [
    /GENERATED ALWAYS AS \([\s\S]*?STORED/,
    /ALTER COLUMN \w+ (?:SET DATA )?TYPE/,
    /ADD COLUMN[^;]*DEFAULT (?:clock_timestamp|random|gen_random_uuid)/,
  ];
  const altered = [...up.matchAll(/ALTER TABLE[^;`']*/g)].map(([statement]) => statement).join(';');
  if (rewrites.some((rewrite) => rewrite.test(altered)))
    faults.push('rewrites a table: a plain column, a trigger and backfill');
  const own = up.replace(/\$\$[\s\S]*?\$\$/g, '');
  const updates = [...own.matchAll(/[`'"]UPDATE [^`'"]*/g)].map(([statement]) => statement);
  if (updates.some((statement) => !/WHERE id = \$1\s*$/.test(statement)))
    faults.push('writes many rows in one statement: backfill');
  if (/SET NOT NULL/.test(altered))
    faults.push('reads a whole table under a lock: a check that is NOT VALID, then VALIDATE');
  return faults;
};

describe('migrations', () => {
  const files = fs.readdirSync(apps).flatMap((app) => {
    const folder = path.join(apps, app, 'src/migrations');
    return fs.existsSync(folder)
      ? fs
          .readdirSync(folder)
          .filter((file) => /^\d+-.*(?<!spec)\.ts$/.test(file))
          .map((file) => `${app}/${path.basename(file, '.ts')}`)
      : [];
  });

  it('make no factory wait', () => {
    expect(files.length).toBeGreaterThan(30);
    const late = files.filter(
      (file) => !beforeTheRule.includes(file) && Number(/\d{13}/.exec(file)?.[0]) >= 1795305600000,
    );
    const found = late.flatMap((file) => {
      const [app, name] = file.split('/');
      return faultsOf(fs.readFileSync(path.join(apps, app ?? '', 'src/migrations', `${name}.ts`), 'utf8')).map(
        (fault) => `${file} ${fault}`,
      );
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["await runner.query('CREATE INDEX a ON orders.orders (id)');", 1],
    [
      "await runner.query('CREATE TABLE orders.notes (id int)'); await runner.query('CREATE UNIQUE INDEX a ON orders.notes (id)');",
      0,
    ],
    ["await concurrentIndex(runner, { name: 'a', on: 'orders (id)' });", 0],
    [
      'await runner.query(`ALTER TABLE pallet ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (lower(number)) STORED`);',
      1,
    ],
    ["await runner.query('ALTER TABLE orders ALTER COLUMN number TYPE varchar(20)');", 1],
    ["await runner.query('ALTER TABLE orders ALTER COLUMN number SET NOT NULL');", 1],
    ["await runner.query('UPDATE orders.orders SET status = 1 WHERE status = 2');", 1],
    ["await runner.query('UPDATE orders.orders SET status = 1 WHERE id = $1', [id]);", 0],
    ["await backfill(runner, { table: 'orders', set: 'status = 1', where: 'status = 2' });", 0],
    [
      "await runner.query('ALTER TABLE orders ADD COLUMN options jsonb, ADD COLUMN version int NOT NULL DEFAULT 1');",
      0,
    ],
  ])('are judged: %s', (text, faults) => {
    expect(faultsOf(text)).toHaveLength(faults);
  });
});
