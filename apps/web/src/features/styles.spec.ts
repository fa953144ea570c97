import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const read = (file: string): string =>
  readFileSync(path.join(__dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const featureOf = (file: string): string => file.split(path.sep)[0] ?? '';

/** Classes that styles give a look to wherever they are: `.tag {`, not `.list .tag {` nor `.tag.ok {`. */
const classesOf = (styles: string): readonly string[] =>
  [...styles.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.replaceAll(/:is\([^)]*\)/g, ':is').split(','))
    .flatMap((selector) => /^\s*(?:\.bp6-dark\s+)?\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);

const usedIn = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/g)].flatMap(([, ...given]) =>
      given.join(' ').split(/[^\w-]+/),
    ),
  );

const styles = files.filter((file) => file.endsWith('.css'));
const sources = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, feature: featureOf(file), classes: usedIn(read(file)) }));

describe('styles of a feature', () => {
  it('give no look to an element of another feature, which would have it only after a visit to this one', () => {
    const found = styles.flatMap((file) =>
      classesOf(read(file)).flatMap((name) =>
        sources
          .filter(({ feature, classes }) => feature !== featureOf(file) && classes.has(name))
          .map((source) => `.${name} of ${file} in ${source.file}`),
      ),
    );
    expect(found.toSorted()).toEqual([]);
  });
});
