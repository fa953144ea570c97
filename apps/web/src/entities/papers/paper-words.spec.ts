import { languages, paperFields, type PaperChange, type PaperCheck, type PaperItem } from '@mullion/contracts';
import { createTexts } from '@mullion/i18n';
import type { TFunction } from 'i18next';
import { changeText } from './change-text';
import { paperVerdict } from './paper-verdict';

const item = (name: string, row: number, side: PaperItem['side'] = 'left'): PaperItem => ({
  id: row,
  name,
  row,
  side,
  at: '',
  width: 1000,
  height: 1200,
  depth: 82,
  category: 0,
  image: null,
});
const paper = (over: Partial<PaperCheck> = {}): PaperCheck =>
  ({
    ...{
      kind: 'list',
      id: 1,
      number: 'P260147',
      revision: 2,
      current_revision: 3,
      state: 'outdated',
      printed_by: 'Planuotoja',
    },
    ...{
      printed_at: '2026-11-24T09:00:00Z',
      changed_at: '2026-11-24T10:31:00Z',
      changed_by: 'Planuotojas',
      changes: [],
      changes_count: 0,
    },
    ...over,
  }) as PaperCheck;

describe('BEY-25b what a scanner says of a paper', () => {
  const words = async (language: 'lt' | 'en') =>
    (await createTexts(language, ['labels'])).getFixedT(language, 'labels') as TFunction<'labels'>;

  it('BEY-25b is amber with the revision that is valid and who changed it, green when it is right, red when it is of nothing any more', async () => {
    const t = await words('lt');
    expect(paperVerdict(t, paper())).toMatchObject({
      tone: 'warn',
      code: '0147 · 2 laida',
      title: 'Lapas pasenęs',
      place: 'Galioja 3 laida',
      text: expect.stringMatching(/^Pakeista 11-24 \d\d:31, Planuotojas$/) as string,
    });
    expect(paperVerdict(t, paper({ changed_at: null })).text).toMatch(
      /^Pakeista po to, kai išspausdinta 11-24 \d\d:00$/,
    );
    expect(paperVerdict(t, paper({ state: 'current' }))).toMatchObject({ tone: 'ok', title: 'Lapas galioja' });
    expect(paperVerdict(t, paper({ state: 'gone' })).tone).toBe('bad');
  });

  it('BEY-25b names each change in two lines: what, then from where to where', async () => {
    const t = await words('lt');
    const said = (change: PaperChange, kind: PaperCheck['kind'] = 'list') => {
      const { title, text } = changeText(t, kind, change);
      return `${title}: ${text}`;
    };
    const from = { row: 4, side: null };
    expect(said({ what: 'moved', item: item('08', 5), from })).toBe('08 perkelta: iš 4 eilės į 5 eilę, kairė');
    expect(said({ what: 'moved', item: item('08', 4), from })).toBe('08 perkelta: 4 eilėje, kairė');
    expect(said({ what: 'moved', item: item('P260147', 5), from }, 'truck')).toBe(
      'P260147 perkelta: iš 4 žingsnio į 5 žingsnį, kairė',
    );
    expect(said({ what: 'removed', item: item('21', 1), now: { pallet: 'P260148', row: 2 } })).toBe(
      '21 nuimta: dabar P260148, 2 eilė',
    );
    expect(said({ what: 'removed', item: item('21', 1), now: null })).toBe('21 nuimta: dabar ant jokios paletės');
    expect(said({ what: 'added', item: item('22', 3, 'right') })).toBe('22 uždėta: 3 eilė, dešinė');
    expect(said({ what: 'swapped', item: item('09', 5), other: item('08', 5) })).toBe('09 ir 08 sukeista: 5 eilėje');
    expect(said({ what: 'field', field: 'stop', from: '1', to: '' })).toBe('Stotelė: 1 → nieko');
  });

  it('BEY-25b has a word for every field in both languages', async () => {
    for (const language of languages) {
      const t = await words(language);
      for (const field of paperFields)
        expect(changeText(t, 'list', { what: 'field', field, from: 'a', to: 'b' }).title).not.toContain('paper.');
    }
  });
});
