import { languages } from '@mullion/contracts';
import { loadTexts, namespaces } from './texts';

const textsOf = (tree: unknown, key = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[key, tree]]
    : Object.entries(tree as object).flatMap(([name, value]) => textsOf(value, `${key}/${name}`));
/** A key of the keyboard is called by its name. */
const KEY_NAMES = /\bDelete on\b/g;
/** Plural forms of a key say the same. */
const base = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

/** An act has one word in each language: where the English says it, the Lithuanian does not say another one. */
const acts = [
  { act: 'edit', english: /\bedit(s|ed|ing)?\b/i, other: /taisy|taiso/i, write: 'redaguoti' },
  { act: 'delete', english: /\bdelet(e|es|ed|ing|ion)\b/i, other: /šalin/i, write: 'ištrinti' },
  { act: 'remove', english: /^remove\b/i, other: /trin/i, write: 'pašalinti, nuimti' },
] as const;

describe('the words for acts', () => {
  let pairs: { key: string; lt: string; en: string }[];
  beforeAll(async () => {
    pairs = [];
    for (const area of namespaces) {
      const [lt = [], en = []] = await Promise.all(
        languages.map(async (language) => textsOf(await loadTexts(language, area), area)),
      );
      const english = new Map<string, string>();
      for (const [key, text] of en)
        english.set(base(key), `${english.get(base(key)) ?? ''} ${text.replaceAll(KEY_NAMES, '')}`.trim());
      pairs.push(...lt.map(([key, text]) => ({ key, lt: text, en: english.get(base(key)) ?? '' })));
    }
  });

  it.each(acts)('NAV-06a are one a language: $act is “$write”', ({ english, other }) => {
    expect(pairs.filter(({ en }) => english.test(en)).length).toBeGreaterThan(10);
    expect(
      pairs
        .filter(({ en, lt }) => english.test(en) && other.test(lt))
        .map(({ key, lt, en }) => `${key}: ${lt} (${en})`),
    ).toEqual([]);
  });
});
