import { paperCode, readPaperCode, type PaperKind } from '@mullion/contracts';
import { codesOn, wordsOn, type Word } from '@mullion/server-testing/paper';
import { paperKey } from './parts/paper-key';
import { render } from './render';
import type { RenderInput } from './render-input';
import { sampleInput } from './testing/sample-input';

const made = async (kind: RenderInput['kind'], language: 'lt' | 'en', more: object = {}): Promise<Uint8Array> =>
  (await render(sampleInput(kind, language, more), () => undefined)).bytes;
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

describe('BEY-25a papers that can become out of date', () => {
  const mark = (kind: PaperKind, id: number, number: string) => {
    const revision = 3;
    return { [paperKey(kind, id)]: { code: paperCode({ kind, id, number, revision }), revision } };
  };
  it.each([
    ['preparation', mark('list', 41, '00LANGP260141'), ['00LANGP260141']],
    ['barcodes', mark('pallet_label', 41, '00LANGP260141'), ['00LANGP260141']],
    ['loading', mark('truck', 5, 'T26-118'), ['T26-118']],
    ['truck', mark('truck', 5, 'T26-118'), ['T26-118']],
  ] as const)(
    'BEY-25a %s carries a code with its number and revision, which a scanner reads beside the others',
    async (kind, papers, others) => {
      const pdf = await made(kind, 'lt', { papers });
      const [code] = Object.values(papers).map((one) => one.code);
      const found = await codesOn(pdf);
      expect(found.toSorted()).toEqual([...others, code].toSorted());
      expect(readPaperCode(code ?? '')).toMatchObject({ revision: 3, number: others[0].replace('-', '') });
      expect(textOf(wordsOn(pdf))).toContain('3 laida');
    },
  );
});
