import fs from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@mullion/contracts';
import { loadTexts, namespaces } from './texts';

interface WordRule {
  readonly language: string;
  readonly write: string;
  readonly not: readonly string[];
}

const page = fs.readFileSync(path.join(__dirname, '../../../docs/glossary.md'), 'utf8');

/** The last table of docs/glossary.md: what is written, and the forms that are not. */
const wordRules = (): WordRule[] => {
  return page
    .slice(page.indexOf('## Words of the interface'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => languages.includes(cells[1] as Language))
    .map(([, language = '', write = '', not = '']) => ({
      language,
      write,
      not: not.split('·').map((form) => form.trim().toLowerCase()),
    }));
};

/**
 * The English words of the tables before that, without their names in code; things that share a word differ by what
 * follows in brackets.
 */
const things = (): string[] => {
  return page
    .slice(0, page.indexOf('## Words of the interface'))
    .split('\n')
    .map((line) => (line.split('|')[1] ?? '').replace(/ \(`[^`]+`\)/, '').trim())
    .filter((word) => word !== '' && !/^-+$/.test(word) && !word.startsWith('English'));
};

const textsOf = (tree: unknown, key = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[key, tree]]
    : Object.entries(tree as object).flatMap(([name, value]) => textsOf(value, `${key}/${name}`));

describe('the glossary', () => {
  it('has each thing once', () => {
    const words = things().flatMap((cell) => cell.split(', '));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});

describe('the words of the interface', () => {
  const rules = wordRules();

  it('are held to the glossary in both languages', () => {
    expect(new Set(rules.map((rule) => rule.language))).toEqual(new Set(languages));
    expect(rules.length).toBeGreaterThan(20);
  });

  it.each(languages)('have no other word for a thing of the glossary (%s)', async (language) => {
    const texts = (
      await Promise.all(namespaces.map(async (area) => textsOf(await loadTexts(language, area), area)))
    ).flat();
    const forms = rules
      .filter((rule) => rule.language === language)
      .flatMap((rule) => rule.not.map((not) => ({ not, write: rule.write })));
    const found = texts.flatMap(([key, text]) =>
      forms
        .filter(({ not }) => text.toLowerCase().includes(not))
        .map(({ not, write }) => `${key}: “${text}” says “${not}”; write “${write}”`),
    );
    expect(found).toEqual([]);
  });
});
