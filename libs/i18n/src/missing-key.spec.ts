import path from 'node:path';
import ts from 'typescript';

const menu = `import type { menu as en } from './en/menu'; import { menu } from './lt/menu'; import type { Shape } from './shape';`;
const page = (key: string): string => `import './create-texts'; import type { TFunction } from 'i18next';
  export const say = (t: TFunction<'menu'>): string => t('${key}');`;

/** Files that stand beside the texts. */
const sources = {
  whole: `${menu} export const lt: Shape<typeof en> = menu;`,
  lacking: `${menu} const { logout, ...rest } = menu; export const lt: Shape<typeof en> = rest; void logout;`,
  plural: `import type { Shape } from './shape'; const en = { row_one: '{{count}} row', row_other: '{{count}} rows' };
    export const lt: Shape<typeof en> = { row_one: 'eilutė', row_other: 'eilučių' };`,
  known: page('logout'),
  unknown: page('logOut'),
} as const;

describe('NAV-06b a missing key fails the build', () => {
  const errors = new Map<keyof typeof sources, string[]>();
  beforeAll(() => {
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    };
    const virtual = new Map(
      Object.entries(sources).map(([name, text]) => [path.join(__dirname, `virtual-${name}.ts`), text]),
    );
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => virtual.has(name) || fileExists(name);
    host.getSourceFile = (name, target, ...rest) => {
      const text = virtual.get(name);
      return text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target);
    };
    const program = ts.createProgram([...virtual.keys()], options, host);
    for (const name of Object.keys(sources) as (keyof typeof sources)[]) {
      const file = program.getSourceFile(path.join(__dirname, `virtual-${name}.ts`));
      errors.set(
        name,
        program
          .getSemanticDiagnostics(file)
          .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      );
    }
  });

  it('of one language beside the other, and of a plural form', () => {
    expect(errors.get('whole')).toEqual([]);
    expect(errors.get('lacking')).toEqual([expect.stringContaining(`Property 'logout' is missing`)]);
    expect(errors.get('plural')).toEqual([expect.stringContaining(`Property 'row_few' is missing`)]);
  });

  it('that a page asks for', () => {
    expect(errors.get('known')).toEqual([]);
    expect(errors.get('unknown')).toEqual([expect.stringContaining(`"logOut"`)]);
  });
});
