import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const sample = path.join(__dirname, 'boundaries-sample');

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

/** Runs a program that answers in JSON, whatever its exit code. */
function json<Answer>(args: readonly string[], cwd: string): Answer {
  try {
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    ) as Answer;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Answer;
  }
}

describe('dependency-cruiser', () => {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');

  it('reports the planted violation of every rule, and nothing that is allowed', () => {
    // oxlint-disable-next-line typescript/no-require-imports -- the tool's configuration is CommonJS
    const { forbidden } = require('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
    const rules = ['not-in-allowed', ...forbidden.map(({ name }) => name)];
    const { summary } = json<Cruise>(
      [cruise, 'apps', 'libs', 'deploy', '--config', config, '--output-type', 'json'],
      sample,
    );
    const found = summary.violations.map(
      ({ rule, from }) =>
        `${rule.name} ${path.basename(from, '.ts').replace(/(-back|\.controller|\.repository)$/, '')}`,
    );
    expect([...new Set(found)].sort()).toEqual(rules.map((name) => `${name} planted-${name}`).sort());
    // a rule may be broken in several ways, each in a file of its own; a cycle is reported in one of its two
    const files = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((file) =>
      path.basename(file).startsWith('planted-'),
    );
    const each = (names: readonly string[]) => [...new Set(names.map((file) => file.replace('-back.', '.')))].sort();
    expect(each(summary.violations.map(({ from }) => from))).toEqual(each(files));
  });

  it('reports slices, kits, entities and parts of a page that form a circle', () => {
    const slices = path.join(root, '.dependency-cruiser.slices.cjs');
    const { summary } = json<Cruise>([cruise, 'apps', '--config', slices, '--output-type', 'json'], sample);
    expect(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort()).toEqual([
      'kits-and-entities-form-no-circle apps/web/src/entities/customer',
      'kits-and-entities-form-no-circle apps/web/src/entities/order',
      'kits-and-entities-form-no-circle apps/web/src/kits/data',
      'kits-and-entities-form-no-circle apps/web/src/kits/live',
      'parts-of-planning-form-no-circle apps/web/src/features/planning/pallets',
      'parts-of-planning-form-no-circle apps/web/src/features/planning/trucks',
      'slices-form-no-circle apps/orders/src/customers',
      'slices-form-no-circle apps/orders/src/products',
    ]);
  });
});
