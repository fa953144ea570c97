import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';

// oxlint-disable-next-line typescript/no-require-imports -- ESLint loads the plugin as CommonJS, and so does its test
const { rules } = require('./eslint-plugin.cjs') as { rules: Record<string, Parameters<RuleTester['run']>[1]> };

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser as never, parserOptions: { ecmaFeatures: { jsx: true } } } });
const rule = (name: string) => rules[name]!;
const long = (lines: number) => Array.from({ length: lines }, (_, index) => `export const a${index} = 1;`).join('\n');

tester.run('no-literal-text', rule('no-literal-text'), {
  valid: ['<p>{t("order.title")}</p>', '<p>× 2</p>', '<span>kg</span>', '<img alt="" />', '<a className="plain text" />', '<i>{"·"}</i>'],
  invalid: [
    { code: '<p>Orders</p>', errors: 1 },
    { code: '<p>Užsakymai</p>', errors: 1 },
    { code: '<input placeholder="Search orders" />', errors: 1 },
    { code: '<p>{"Orders"}</p>', errors: 1 },
    { code: '<button aria-label={"Close it"} />', errors: 1 },
  ],
});

tester.run('no-raw-colour', rule('no-raw-colour'), {
  valid: ['<p style={{ color: "var(--ink)" }} />', '<a href="#fade" />', 'const order = "#12 of 40"'],
  invalid: [
    { code: '<p style={{ color: "#ff0000" }} />', errors: 1 },
    { code: 'const shade = "rgb(1, 2, 3)"', errors: 1 },
  ],
});

tester.run('no-silenced-test', rule('no-silenced-test'), {
  valid: ['it("sums", () => {})', 'list.skip(3)'],
  invalid: [
    { code: 'it.skip("sums", () => {})', errors: 1 },
    { code: 'describe.only("x", () => {})', errors: 1 },
    { code: 'xit("sums", () => {})', errors: 1 },
    { code: 'await page.waitForTimeout(500)', errors: 1 },
  ],
});

tester.run('max-lines', rule('max-lines'), {
  valid: [{ code: long(400), options: [{ max: 400 }] }],
  invalid: [{ code: long(401), options: [{ max: 400 }], errors: 1 }],
});
