import type { EvidenceContent } from '@mullion/contracts';
import { courseOf } from './course';

const content = {
  departed_at: '2026-11-24T09:31:00.000Z',
  signature: [[[0, 0]]],
  pallets: [
    { shown_number: 'A', loaded_at: '2026-11-24T08:30:00.000Z' },
    { shown_number: 'B', loaded_at: '2026-11-24T08:40:00.000Z' },
    { shown_number: 'C', loaded_at: null },
  ],
  deviations: [
    { kind: 'out_of_turn', pallet: 'B', at: '2026-11-24T08:40:00.000Z' },
    { kind: 'not_scanned', pallet: 'A', at: null },
  ],
} as unknown as EvidenceContent;

describe('the course of a departure', () => {
  it('BEY-10a tells what happened, the latest first: departure, signature, deviations and scans', () => {
    expect(
      courseOf(content).map((event) => (event.kind === 'loaded' ? event.pallet.shown_number : event.kind)),
    ).toEqual(['left', 'signed', 'deviation', 'B', 'A']);
    expect(courseOf({ ...content, signature: null }).map(({ kind }) => kind)).not.toContain('signed');
  });
});
