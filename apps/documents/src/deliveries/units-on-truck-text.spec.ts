import { loadTexts } from '@mullion/i18n';
import { unitsOnTruckText } from './units-on-truck-text';

describe('MAI-01c which part of an order leaves', () => {
  const units = (all: number, leaving: number, toCome: number, positions: string[] = []) => ({
    all,
    leaving,
    to_come: toCome,
    positions,
  });

  it.each([
    ['lt', 'šiuo sunkvežimiu gaminių: 14 iš 20; dar bus: 3 (A1, A1, B2)'],
    ['en', 'on this truck 14 of 20 units; still to come: 3 (A1, A1, B2)'],
  ] as const)('is said with what is still to come (%s)', async (language, said) => {
    const { departure } = await loadTexts(language, 'mail');
    expect(unitsOnTruckText(departure, units(20, 14, 3, ['A1', 'A1', 'B2']))).toBe(said);
    // three left before: what is to come is not what is missing here
    expect(unitsOnTruckText(departure, units(20, 14, 13, ['A1', 'A1', 'B2']))).toMatch(/13 \(A1, A1, B2 …\)$/);
  });

  it('is said to be the last, and of a whole order nothing is said', async () => {
    const { departure } = await loadTexts('en', 'mail');
    expect(unitsOnTruckText(departure, units(20, 6, 0))).toBe('on this truck 6 of 20 units, the last of the order');
    expect(unitsOnTruckText(departure, units(20, 20, 0))).toBe('');
  });

  it('is not said when it is not known', async () => {
    const { departure } = await loadTexts('en', 'mail');
    expect(unitsOnTruckText(departure, units(20, 0, 20, ['A1']))).toBe('');
  });
});
