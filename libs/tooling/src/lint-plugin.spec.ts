import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Cases {
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

const cases: Readonly<Record<string, Cases>> = {
  'no-handmade-event': {
    valid: [
      'await recordTruck(tx, row)',
      'export const named = z.record(z.string(), z.int())',
      'query("SELECT * FROM outbox")',
    ],
    invalid: [
      'await tx.record(truckChanged, 1, { truck })',
      'await this.tx.record(truckChanged, 1, { truck })',
      'query("INSERT INTO outbox (data) VALUES ($1)")',
      'query(`WITH a AS (SELECT 1) INSERT INTO ${schema}.outbox (data) SELECT ${a}`)',
    ],
  },
  'no-literal-text': {
    valid: [
      '<p>{t("order.title")}</p>',
      '<p>× 2</p>',
      '<span>kg</span>',
      '<img alt="" />',
      '<a className="plain text" />',
      '<i>{"·"}</i>',
    ],
    invalid: [
      '<p>Orders</p>',
      '<p>Užsakymai</p>',
      '<input placeholder="Search orders" />',
      '<p>{"Orders"}</p>',
      '<button aria-label={"Close it"} />',
    ],
  },
  'no-old-word': {
    valid: [
      'const standing = 1',
      'const { foreseen: preview } = shown',
      'shown.attested()',
      'const text = "nobody has foreseen it"',
    ],
    invalid: [
      'const foreseenOrders = []',
      'function reckon() {}',
      'const f = ({ attested }) => attested',
      'const [tidied = 1] = list',
      'interface ForeseenRow { id: number }',
      'type Row = { madeAway: boolean }',
      'class Editor { #learnt = 1; learn() {} }',
      'const stoodOn = (tidy) => tidy',
      'class Store { unstage() {} }',
      'const tryAgain = true',
      'class Repository { constructor(private readonly foreseen: number) {} }',
    ],
  },
  'no-raw-colour': {
    valid: ['<p style={{ color: "var(--ink)" }} />', '<a href="#fade" />', 'export const order = "#12 of 40"'],
    invalid: ['<p style={{ color: "#ff0000" }} />', 'export const shade = "rgb(1, 2, 3)"'],
  },
  'no-silenced-test': {
    valid: ['it("sums", () => {})', 'list.skip(3)'],
    invalid: [
      'it.skip("sums", () => {})',
      'describe.only("x", () => {})',
      'xit("sums", () => {})',
      'await page.waitForTimeout(500)',
    ],
  },
};

/** Lints each text as a file of its own by that one rule; gives the texts that were reported. */
function reported(name: string, texts: readonly string[]): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mullion-rule-'));
  try {
    const config = {
      jsPlugins: [path.join(__dirname, 'lint-plugin.cjs')],
      categories: { correctness: 'off' },
      rules: { [`mullion/${name}`]: 'error' },
    };
    fs.writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
    texts.forEach((text, index) => fs.writeFileSync(path.join(folder, `${index}.tsx`), `${text};\n`));
    const program = path.join(__dirname, '../../../node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [program, '-f', 'json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { readonly filename: string; readonly code: string }[];
    };
    expect(diagnostics.filter(({ code }) => code !== `mullion(${name})`)).toEqual([]);
    const numbers = new Set(diagnostics.map(({ filename }) => Number(path.basename(filename, '.tsx'))));
    return texts.filter((_, index) => numbers.has(index));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

it.each(Object.entries(cases))('%s reports what it should, and nothing else', (name, { valid, invalid }) => {
  expect(reported(name, [...valid, ...invalid])).toEqual(invalid);
});
