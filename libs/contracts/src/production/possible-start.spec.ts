import { possibleStart, type StartInput } from './possible-start';

const supplier = (title: string, confirmed: string | null, ordered: string | null = '2026-11-12') => ({
  title,
  ordered_at: ordered,
  confirmed_delivery_date: confirmed,
});
const done = [{ name: '05 Stiklas', complete: true }];
const holidays = new Set(['2026-12-24', '2026-12-25', '2026-12-26']);
const start = (suppliers: StartInput['suppliers'], centers: StartInput['centers'] = done) =>
  possibleStart({ suppliers, centers, isHoliday: (date) => holidays.has(date) });

describe('the possible start of an order', () => {
  it('PRE-02a is the day before the latest confirmed date of its suppliers', () => {
    expect(start([supplier('A', '2026-11-24'), supplier('B', '2026-11-26'), supplier('C', '2026-11-25')])).toEqual({
      date: '2026-11-25',
      reason: null,
    });
  });

  it.each([
    ['Monday', '2026-11-30', '2026-11-27'],
    ['Sunday', '2026-11-29', '2026-11-27'],
    ['Saturday', '2026-11-28', '2026-11-27'],
    ['the first of a year', '2027-01-01', '2026-12-31'],
  ])('PRE-02a is moved back off a weekend when the latest date is %s', (_day, confirmed, expected) => {
    expect(start([supplier('A', confirmed)]).date).toBe(expected);
  });

  it('PRE-02a is moved back off holidays and the weekend beside them', () => {
    // Monday after Christmas: Sunday, Saturday, Friday and Thursday are no working days
    expect(start([supplier('A', '2026-12-28')]).date).toBe('2026-12-23');
  });

  it('PRE-02a is not known while a date is not confirmed, and says whose: what is not ordered comes first', () => {
    expect(start([supplier('A', '2026-11-24'), supplier('B', null)])).toEqual({
      date: null,
      reason: { code: 'unconfirmed', titles: ['B'] },
    });
    expect(start([supplier('A', null), supplier('B', null, null)]).reason).toEqual({
      code: 'not_ordered',
      titles: ['B'],
    });
    expect(start([]).reason).toEqual({ code: 'no_suppliers' });
  });

  it('PRE-02a is not known while preparation is not complete, and says where', () => {
    const centers = [...done, { name: '10 Mediena', complete: false }];
    expect(start([supplier('A', '2026-11-24')], centers).reason).toEqual({ code: 'incomplete', names: ['10 Mediena'] });
    expect(start([supplier('A', '2026-11-24')], []).date).toBe('2026-11-23');
  });

  it('PRE-02a does not hang on a calendar in which every day is a holiday', () => {
    expect(
      possibleStart({ suppliers: [supplier('A', '2026-11-24')], centers: [], isHoliday: () => true }).date,
    ).not.toBeNull();
  });
});
