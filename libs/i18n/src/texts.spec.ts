import { languages } from '@mullion/contracts';
import { createTexts } from './create-texts';
import { loadTexts, namespaces } from './texts';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}/`),
  );
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();
const base = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

describe.each(namespaces)('texts of %s', (namespace) => {
  it('NAV-06a say something for every key in both languages, with the same values in them', async () => {
    const [lt, en] = await Promise.all(
      languages.map(async (language) => flat((await loadTexts(language, namespace)) as unknown as Tree)),
    );
    const wanted = new Map((en ?? []).map(([key]) => [base(key), new Set<string>()] as const));
    for (const [key, text] of en ?? []) placeholders(text).forEach((name) => wanted.get(base(key))?.add(name));
    expect(new Set((lt ?? []).map(([key]) => base(key)))).toEqual(new Set(wanted.keys()));
    for (const [key, text] of [...(lt ?? []), ...(en ?? [])]) {
      expect({ key, empty: text.trim() === '' }).toEqual({ key, empty: false });
      expect({ key, unknown: placeholders(text).filter((name) => !wanted.get(base(key))?.has(name)) }).toEqual({
        key,
        unknown: [],
      });
    }
  });

  it('NAV-06a leave the star of a field to what is required', async () => {
    for (const language of languages)
      for (const [key, text] of flat((await loadTexts(language, namespace)) as unknown as Tree))
        if (/(^|\/)(form|field|fields|column)\//.test(key))
          expect({ key, text }).toEqual({ key, text: text.replace(/\s*\*$/, '') });
  });

  it('NAV-06a leave no brace that a person would read', async () => {
    for (const language of languages)
      for (const [key, text] of flat((await loadTexts(language, namespace)) as unknown as Tree))
        expect({ key, braces: text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\{\w+\}/) }).toEqual({ key, braces: null });
  });
});

/** Places of texts that hold a count; others are numbers of things, sizes and names. */
const counts = 'count|max|all|total|shown|needed|minutes|addresses|dots|orders|pallets|products|rows';
/** Words after a count that are no counted nouns. */
const uninflected = new Set(['laukia', 'paimta', 'galima', 'užstoja', 'neįmanoma']);

describe('plural forms', () => {
  it.each(namespaces)('NAV-06a of %s are there for every Lithuanian noun that follows a count', async (namespace) => {
    const texts = flat((await loadTexts('lt', namespace)) as unknown as Tree);
    const keys = new Map(texts);
    const wrong = texts.filter(([key, text]) => {
      if (/_(few|other)$/.test(key)) return false;
      if (!key.endsWith('_one'))
        return [...text.matchAll(new RegExp(`\\{\\{(?:${counts})(?:, number)?\\}\\}\\s+([\\p{L}]{4,})`, 'gu'))].some(
          ([, word = '']) => !uninflected.has(word),
        );
      // "one" is said of 21 and 31 too: it names its count wherever the other forms do
      const [few, other] = [keys.get(`${base(key)}_few`), keys.get(`${base(key)}_other`)];
      return (
        few === undefined ||
        other === undefined ||
        placeholders(other).some((name) => !placeholders(text).includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('follow Lithuanian grammar: 1 and 21 one, 2 to 9 few, 10 to 20 other', async () => {
    const texts = await createTexts('lt', ['common']);
    const rows = (count: number) => texts.t('common:table.rows', { count });
    expect([1, 2, 9, 10, 11, 20, 21, 22].map(rows)).toEqual([
      '1 eilutė',
      '2 eilutės',
      '9 eilutės',
      '10 eilučių',
      '11 eilučių',
      '20 eilučių',
      '21 eilutė',
      '22 eilutės',
    ]);
  });

  it('hold counts with a space between thousands, in sentences and beside them', async () => {
    const texts = await createTexts('lt', ['common', 'planning']);
    expect(texts.t('common:table.rows', { count: 12345 })).toBe('12\u2009345 eilutės');
    expect(texts.t('planning:orders.count', { orders: 1200, count: 10_000 })).toBe('1\u2009200 · 10\u2009000 gaminių');
  });

  it('load a namespace only when it is asked for', async () => {
    const texts = await createTexts('en', ['common']);
    expect(texts.hasLoadedNamespace('orders')).toBe(false);
    await texts.loadNamespaces('orders');
    expect(texts.t('orders:title')).toBe('Orders');
  });
});
