import { TONES, VIBRATIONS } from './tones';

const lengthOf = (notes: readonly { readonly ms: number }[]): number => notes.reduce((sum, { ms }) => sum + ms, 0);

describe('tones of a scan', () => {
  it('BEY-03a good and bad differ in pitch and in length, and only what is answered has either', () => {
    const [ok, bad] = [TONES.ok ?? [], TONES.bad ?? []];
    expect(Math.min(...ok.map(({ hz }) => hz)) / Math.max(...bad.map(({ hz }) => hz))).toBeGreaterThan(4);
    expect(lengthOf(bad) / lengthOf(ok)).toBeGreaterThan(3);
    expect(TONES.pending).not.toEqual(TONES.ok);
    expect(TONES.idle).toBeUndefined();
  });

  it('BEY-03a no two outcomes sound or feel the same', () => {
    const heard = Object.values(TONES).map((notes) => notes.map(({ hz }) => hz).join(' '));
    expect(new Set(heard).size).toBe(heard.length);
    const felt = Object.values(VIBRATIONS).map((pattern) => pattern.join(' '));
    expect(new Set(felt).size).toBe(felt.length);
  });
});
