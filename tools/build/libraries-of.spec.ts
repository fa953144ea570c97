import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Asked in a process of its own: the builder's modules are not for jest. */
const librariesOf = (folder: string): string[] => {
  const script = `
    import { librariesOf } from ${JSON.stringify(path.join(__dirname, 'libraries-of.mjs'))};
    console.log(JSON.stringify(librariesOf(${JSON.stringify(root)}, ${JSON.stringify(folder)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as string[];
};

describe('what a bundle of the web is made of', () => {
  it('is every library that the web may import, so that a change of any of them builds it again', () => {
    // oxlint-disable-next-line typescript/no-require-imports -- the tool's configuration is CommonJS
    const { allowed } = require('../../.dependency-cruiser.cjs') as {
      allowed: { from: { path?: string }; to: { path?: string } }[];
    };
    const [, names = ''] = /\((.*)\)/.exec(allowed.find(({ from }) => from.path === '^apps/web/')?.to.path ?? '') ?? [];
    const libraries = names.split('|').map((name) => `libs/${name}`);
    expect(libraries).toContain('libs/code-reader');
    expect(librariesOf('apps/web')).toEqual(expect.arrayContaining(libraries));
  });

  it('is what libraries import as well, and nothing of a server', () => {
    expect(librariesOf('libs/load-viewer')).toEqual(['libs/contracts', 'libs/packing-model']);
    expect(librariesOf('apps/web')).not.toContain('libs/server-kit');
  });
});
