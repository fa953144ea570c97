import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const sample = path.join(__dirname, 'boundaries-sample');

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

/** Runs a program that answers in JSON, whatever its exit code. */
function json<Answer>(args: readonly string[], cwd: string): Answer {
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })) as Answer;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Answer;
  }
}

describe('dependency-cruiser', () => {
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(root, '.dependency-cruiser.cjs');

  it('reports the planted violation of every rule, and nothing that is allowed', () => {
    // oxlint-disable-next-line typescript/no-require-imports -- the tool's configuration is CommonJS
    const rules = (require('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }).forbidden.map(({ name }) => name);
    const { summary } = json<Cruise>([cruise, 'apps', 'libs', 'deploy', '--config', config, '--output-type', 'json'], sample);
    const found = summary.violations.map(
      ({ rule, from }) => `${rule.name} ${path.basename(from, '.ts').replace(/(-back|\.controller|\.repository)$/, '')}`,
    );
    expect([...new Set(found)].sort()).toEqual(rules.map((name) => `${name} planted-${name}`).sort());
  });
});

describe('@nx/enforce-module-boundaries', () => {
  // the rule reads the graph that Nx keeps, and says nothing at all without one
  beforeAll(() => {
    const env = { ...process.env, NX_DAEMON: 'false' };
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { cwd: root, env, stdio: 'ignore' });
  });

  /** Text as if it stood in that file of the product; the file need not exist, so the rule is asked without type information. */
  const messagesFor = (file: string, text: string): string[] => {
    const script = `
      import { ESLint } from 'eslint';
      import config from ${JSON.stringify(path.join(root, 'eslint.config.mjs'))};
      const nx = config.flatMap((each) => each.rules?.['@nx/enforce-module-boundaries'] ?? []).find((each) => Array.isArray(each) || each?.depConstraints);
      const rule = Array.isArray(nx) ? nx[1] : nx;
      const plugins = config.find((each) => each.plugins?.['@nx']).plugins;
      const parser = (await import('typescript-eslint')).parser;
      const eslint = new ESLint({ cwd: ${JSON.stringify(root)}, overrideConfigFile: true, overrideConfig: [
        { files: ['**/*.ts'], plugins, languageOptions: { parser }, rules: { '@nx/enforce-module-boundaries': ['error', rule] } }] });
      const [result] = await eslint.lintText(${JSON.stringify(text)}, { filePath: ${JSON.stringify(path.join(root, file))} });
      console.log(JSON.stringify(result.messages.map((message) => message.message)));`;
    return json<string[]>(['--input-type=module', '-e', script], root);
  };

  it.each([
    ['apps/orders/src/planted.ts', '@mullion/packing-optimiser', 'app:orders'],
    // whoever imports contracts can not be imported by it; the rule says so first
    ['libs/contracts/src/planted.ts', '@mullion/packing-model', 'Circular dependency'],
    ['libs/contracts/src/planted.ts', '@mullion/tooling', 'layer:contracts'],
    ['libs/packing-model/src/planted.ts', '@mullion/server-kit', 'layer:packing-model'],
    ['apps/web/src/planted.ts', '@mullion/server-kit', 'layer:web'],
    ['libs/load-viewer/src/planted.ts', '@mullion/ui-kit', 'layer:load-viewer'],
  ])('reports %s importing %s', (file, wanted, complaint) => {
    expect(messagesFor(file, `import { planted } from '${wanted}';\nexport const used = planted;\n`).join()).toContain(complaint);
  });

  it('lets a worker use the library that is meant for it', () => {
    const text = `import { optimise } from '@mullion/packing-optimiser';\nexport const used = optimise;\n`;
    expect(messagesFor('apps/worker-optimiser/src/planted.ts', text)).toEqual([]);
  });
});
