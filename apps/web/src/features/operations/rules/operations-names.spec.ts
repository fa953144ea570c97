import * as contracts from '@mullion/contracts';
import { createTexts } from '@mullion/i18n';
import { recordName, serviceName } from './operations-names';

describe('names on the operations page', () => {
  it('are words of the language; what has no name yet keeps its code', async () => {
    const texts = await createTexts('lt', ['operations']);
    const t = texts.getFixedT('lt', 'operations');
    expect(['identity', 'dispatch', 'later'].map((code) => serviceName(t, code))).toEqual([
      'Naudotojai ir įmonės',
      'Išvežimai',
      'later',
    ]);
    expect(['status-rights', 'pallet', 'later'].map((code) => recordName(t, code))).toEqual([
      'būsenų teisės',
      'paletės',
      'later',
    ]);
  });

  it('no kind of record that services keep copies of is without a word', async () => {
    const kinds = Object.values(contracts)
      .filter((one): one is contracts.RecordKind<never> => typeof one === 'object' && one !== null && 'digest' in one)
      .map(({ name }) => name);
    expect(kinds.length).toBeGreaterThan(6);
    for (const language of contracts.languages) {
      const t = (await createTexts(language, ['operations'])).getFixedT(language, 'operations');
      expect(kinds.filter((kind) => recordName(t, kind) === kind)).toEqual([]);
    }
  });
});
