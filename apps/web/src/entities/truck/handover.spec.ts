import { detailsOf, type Handover } from './handover';

const handover = (change: Partial<Handover> = {}): Handover => ({
  seals: '',
  driver: 'Jonas',
  strokes: [],
  reason: '',
  ...change,
});

describe('what goes with a departure', () => {
  it('is nothing while nobody has signed or said why not', () => {
    expect(detailsOf(handover())).toBeNull();
    expect(detailsOf(handover({ reason: '  ' }))).toBeNull();
  });
  it('has every seal as it was typed, without blanks around it', () => {
    const seals = [...Array.from({ length: 11 }, (_, at) => `LT ${at}`), 'x'.repeat(41)];
    expect(detailsOf(handover({ reason: 'CMR', seals: ` ${seals.join(' , ')},, ` }))).toEqual({
      ...{ seals, driver: 'Jonas', signature: null },
      unsigned_reason: 'CMR',
    });
  });
});
