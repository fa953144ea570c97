import { correctedOccurrence, isLate, LATE_MS } from './occurrence';

const NOON = Date.UTC(2026, 10, 25, 12);
const HOUR_MS = 3_600_000;

describe('the time of an act that was sent later', () => {
  it.each([
    ['right', 0],
    ['an hour ahead', HOUR_MS],
    ['an hour behind', -HOUR_MS],
  ])('BEY-02a is the same by a clock that is %s', (_clock, offMs) => {
    const waitedMs = 40 * 60_000;
    const device = { occurredAt: NOON - waitedMs + offMs, sentAt: NOON + offMs, terminal: null };
    expect(correctedOccurrence(device, NOON)).toEqual({
      at: '2026-11-25T11:20:00.000Z',
      waited_ms: waitedMs,
      terminal: null,
    });
  });

  it('is never in the future and never older than a month', () => {
    expect(correctedOccurrence({ occurredAt: NOON + 1, sentAt: NOON, terminal: null }, NOON).at).toBe(
      '2026-11-25T12:00:00.000Z',
    );
    expect(correctedOccurrence({ occurredAt: 0, sentAt: NOON, terminal: null }, NOON).at).toBe(
      '2026-10-26T12:00:00.000Z',
    );
  });

  it('counts as late once nobody looks at the screen any more', () => {
    expect([LATE_MS - 1, LATE_MS].map((waited_ms) => isLate({ waited_ms }))).toEqual([false, true]);
  });
});
