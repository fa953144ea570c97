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
});
