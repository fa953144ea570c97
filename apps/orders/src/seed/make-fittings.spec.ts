import { fittingGroups } from '@mullion/contracts';
import { makeFittings } from './make-fittings';

const ofField = (kind: Parameters<typeof makeFittings>[0]['kind'], width_mm: number, height_mm = 1400) =>
  makeFittings({ kind, width_mm, height_mm }).map(
    ({ code, fittings }) => [code, fittings.map(({ field }) => field).join('')] as const,
  );

describe('SET-01a fittings of the demo factory', () => {
  it('follow how a product opens: hinges a sash, one scissor, a seal everywhere, nothing for an addition', () => {
    const window = new Map(ofField('window', 2200));
    expect([window.get('V-2210'), window.get('Z-131'), window.get('S-300')]).toEqual(['ABC', 'A', 'ABC']);
    expect(new Map(ofField('slide', 2400)).get('W-500')).toBe('B');
    expect(new Map(ofField('door', 1000, 2100)).get('D-310')).toBe('A');
    expect(ofField('addition', 1000)).toEqual([]);
  });

  it('would be taken by the API', () => {
    for (const kind of ['window', 'small', 'balcony', 'door', 'slide'] as const)
      expect(fittingGroups.safeParse(makeFittings({ kind, width_mm: 2113, height_mm: 2231 })).success).toBe(true);
  });
});
