import type { OrderMoment } from '@mullion/contracts';
import { idleTimesOf } from './idle-times';

const now = '2026-11-20T12:00:00.000Z';
const at = (hour: number, over: object = {}) =>
  ({
    kind: 'status',
    at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
    to: null,
    open: false,
    ...over,
  }) as OrderMoment;
const gaps = (moments: readonly OrderMoment[], isOver = false) => {
  const { moments: found, last } = idleTimesOf(moments, now, isOver);
  return [...found.map(({ gap }) => gap), last].map(
    (gap) => gap && [gap.from.slice(11, 13), gap.to.slice(11, 13)].join('–'),
  );
};

describe('BEY-36a where an order stood', () => {
  it('is between the end of everything before and the next beginning, whatever the order of the owners', () => {
    expect(gaps([at(8), at(6, { to: at(7).at })])).toEqual([null, '07–08', '08–12']);
  });
  it('is nowhere while something goes on beside, or still', () => {
    expect(gaps([at(6, { to: at(10).at }), at(8), at(11)])).toEqual([null, null, '10–11', '11–12']);
    expect(gaps([at(6, { open: true }), at(8)])).toEqual([null, null, null]);
  });
  it('ends with what is the last of an order, and begins with nothing', () => {
    expect(gaps([at(6), at(7)], true)).toEqual([null, '06–07', null]);
    expect(gaps([])).toEqual([null]);
  });
});
