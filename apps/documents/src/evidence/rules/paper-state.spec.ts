import { paperState } from './paper-state';

const departed_at = new Date('2026-11-24T09:31:00Z');
const after = (minutes: number): Date => new Date(departed_at.getTime() + minutes * 60_000);
const paper = { isAttested: true, departed_at, pdf_key: null, tries: 0 };

describe('how far the document of a departure is', () => {
  it.each([
    ['ready', 'once there is a PDF', { ...paper, pdf_key: 'k', tries: 9 }, 90],
    ['being_made', 'while it is drawn, whenever the truck left', paper, 9_000],
    ['late', 'after three tries', { ...paper, tries: 3 }, 1],
    ['being_made', 'before anything is attested', { ...paper, isAttested: false }, 14],
    ['late', 'when nothing is attested after a quarter of an hour', { ...paper, isAttested: false }, 16],
  ] as const)('BEY-11 is %s %s', (state, _when, given, minutes) => {
    expect(paperState(given, after(minutes))).toBe(state);
  });
});
