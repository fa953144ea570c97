import fs from 'node:fs';
import path from 'node:path';
import { processes } from './processes';

const root = path.join(__dirname, '..');

/** What a program's own config asks for: `NAME: z.…` in its config.ts or main.ts. */
const ownVariables = (name: string): string[] =>
  ['config.ts', 'main.ts']
    .map((file) => path.join(root, 'apps', name, 'src', file))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/\b([A-Z][A-Z_]+): z\./g)].map((found) => found[1] ?? ''),
    );

describe('the list of processes', () => {
  it.each(processes.map((spec) => [spec.name, spec.variables] as const))(
    'gives %s every variable that its config reads',
    (name, variables) => {
      expect(ownVariables(name).filter((variable) => !variables.some((given) => given === variable))).toEqual([]);
    },
  );

  it('finds the variables of a config', () => {
    expect(ownVariables('documents')).toContain('FILES_PER_ROW');
    expect(ownVariables('worker-optimiser')).toEqual(['OPTIMISER_THREADS']);
  });
});
