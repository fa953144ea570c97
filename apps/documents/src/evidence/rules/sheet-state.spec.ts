import { sheetState } from './sheet-state';

const departed_at = new Date('2026-11-24T09:31:00Z');
const after = (minutes: number): Date => new Date(departed_at.getTime() + minutes * 60_000);
const sheet = { hasEvidence: true, departed_at, pdf_key: null, tries: 0 };

describe('how far an order’s sheet of a departure is', () => {
  it.each([
    ['ready', 'once there is a PDF', { ...sheet, pdf_key: 'k', tries: 9 }, 90],
    ['being_made', 'while it is drawn, whenever the truck left', sheet, 9_000],
    ['late', 'after three tries', { ...sheet, tries: 3 }, 1],
    ['being_made', 'before anything is attested', { ...sheet, hasEvidence: false }, 14],
    ['late', 'when nothing is attested after a quarter of an hour', { ...sheet, hasEvidence: false }, 16],
  ] as const)('BEY-11 is %s %s', (state, _when, given, minutes) => {
    expect(sheetState(given, after(minutes))).toBe(state);
  });
});
