import { codesOn, describedPdf, wordsOn } from '@mullion/server-testing/paper';
import { render } from '../render';
import { evidenceContent, sampleEvidence } from '../testing/sample-evidence';
import { sampleInput } from '../testing/sample-input';

const made = async (language: 'lt' | 'en', more: Parameters<typeof sampleEvidence>[0] = {}): Promise<Uint8Array> =>
  (await render(sampleInput('evidence', language, { evidence: sampleEvidence(more) }), () => undefined)).bytes;
const textOf = (pdf: Uint8Array): string =>
  wordsOn(pdf)
    .map(({ text }) => text)
    .join(' ');

describe('the sheet of a departure', () => {
  it.each(['lt', 'en'] as const)(
    'BEY-10a read back in %s, says everything that is attested, tagged, with its title',
    async (language) => {
      const pdf = await made(language);
      const { info, tags, language: written } = describedPdf(pdf);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toContain(language === 'lt' ? 'Išvežimo įrodymai · T26-118' : 'Evidence of the departure · T26-118');
      expect(written).toBe(language);
      expect(tags).toMatch(/H1[\s\S]*Figure[\s\S]*Table[\s\S]*TH/);
      const text = textOf(pdf);
      const shown = [
        'KTR 218',
        'HG 300',
        'Ąžuolas Žemaitis',
        'S-7701, S-7702',
        '2026-11-24 11:31',
        'Trä & Glas AB',
        'krovėjas',
        'pakuotojas 1',
      ];
      for (const each of shown) expect(text).toContain(each);
      for (const { shown_number, products } of evidenceContent.pallets) {
        expect(text).toContain(shown_number);
        for (const { barcode } of products) expect(text).toContain(barcode);
      }
      expect(text).toContain(
        language === 'lt'
          ? 'P26-0142 pakrauta ne iš eilės: 3 vietoj 4.'
          : 'P26-0142 was loaded out of turn: as number 3 instead of 4.',
      );
      expect(text).toContain(
        language === 'lt' ? 'pirmiau iškraunamos paletės užstatytos' : 'pallets that are unloaded first are blocked',
      );
      // hours are the factory's, not the server's
      expect(text).toContain('10:31:12');
      expect(text).toContain('7F4A-118C');
      expect(text.replaceAll(' ', '')).toContain('7f4a118c'.repeat(8));
    },
  );

  it('BEY-10a has a code that a scanner reads from paper, which proves it', async () => {
    const pdf = await made('lt');
    expect([...(await codesOn(pdf, 1)), ...(await codesOn(pdf, 2))]).toContain(
      `https://langai.example/lt/s#${'q'.repeat(43)}`,
    );
  });

  it('BEY-10a of a customer names the customer and shows others as outlines without a number; unsigned, it says why', async () => {
    const content = {
      ...{
        ...evidenceContent,
        customer: 'Trä & Glas AB',
        signature: null,
        unsigned_reason: 'vairuotojas skubėjo',
        deviations: [],
      },
      pallets: evidenceContent.pallets.slice(0, 2),
      others: evidenceContent.pallets
        .slice(2)
        .map(({ x, y, is_turned, length, width }) => ({ x, y, is_turned, length, width })),
    };
    const text = textOf(await made('lt', { content }));
    expect(text).toContain('Trä & Glas AB dalis');
    expect(text).toContain('Nepasirašyta: vairuotojas skubėjo');
    expect(text).toContain('Viskas vyko pagal planą.');
    for (const secret of ['0141', '0144', 'Fönsterbolag', 'Ąžuoliniai']) expect(text).not.toContain(secret);
  });

  it('BEY-10a what came later is a document of its own', async () => {
    const text = textOf(await made('lt', { isLater: true }));
    expect(text).toContain('Pristatyta: Kazlų Rūda');
    expect(text).toContain('priėmė Jonas Jonaitis');
    expect(text).toContain('stiklas: Įskilęs kampas');
    expect(text).toContain('Nuotrauka: Örebro 26-0412 A2');
    expect(text).not.toContain('KTR 218');
  });
});
