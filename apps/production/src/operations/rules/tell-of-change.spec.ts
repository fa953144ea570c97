import { operationStatus, workInputs, type ChangedUnit } from '@mullion/contracts';
import { centersToTell, goesBy, noticeFor, type KnownNotice } from './tell-of-change';

const { waiting, started, completed, problem } = operationStatus;
type Field = ChangedUnit['fields'][number];
const width = (from: number, to: number): Field => ({ field: 'width', from, to });
const fittings: Field = { field: 'fittings', from: null, to: null };

describe('who of the floor is told of a change', () => {
  it('BEY-37e is where it was begun, where it is to be done again, and where it may begin', () => {
    const operations = [
      { work_center_id: 10, status: completed, awaits: [] },
      { work_center_id: 20, status: started, awaits: [] },
      { work_center_id: 30, status: problem, awaits: [20] },
      { work_center_id: 40, status: waiting, awaits: [20] },
      { work_center_id: 50, status: waiting, awaits: [] },
    ];
    const toldOf = (isAgain: boolean) =>
      centersToTell(
        operations,
        () => isAgain,
        ({ awaits }) => awaits,
      );
    expect(toldOf(true).map(({ work_center_id: id }) => id)).toEqual([10, 20, 30, 50]);
    expect(toldOf(false).map(({ work_center_id: id }) => id)).toEqual([20, 30, 50]);
    expect(toldOf(true).filter(({ in_hand: inHand }) => inHand)).toEqual([{ work_center_id: 20, in_hand: true }]);
  });

  it('BEY-37e is who goes by what changed: not by a weight or words; everybody goes by the mark', () => {
    const heavier = { field: 'weight', from: 40, to: 42 } as const;
    expect(
      [[heavier], [{ field: 'comment', from: null, to: 'By the door' } as const]].map((of) => goesBy(of, workInputs)),
    ).toEqual([false, false]);
    expect(goesBy([heavier, width(1000, 1050)], workInputs)).toBe(true);
    expect(goesBy([width(1000, 1050)], ['paint'])).toBe(false);
    expect(goesBy([{ field: 'position', from: 'A', to: 'B' }], [])).toBe(true);
  });
});

describe('what a work center is told of a change', () => {
  const notice = (
    id: number,
    fields: Field[],
    told: KnownNotice['told'],
    image: string | null = null,
  ): KnownNotice => ({
    ...{ id, fields, image, told },
    user_name: `Planner ${id}`,
    at: `2026-12-0${id}T10:00:00.000Z`,
  });
  const unread = { in_hand: false, read: null };
  const read = { in_hand: false, read: { user_name: 'Worker', at: '2026-12-01T11:00:00.000Z' } };

  it('BEY-37e is nothing of what never changed', () => {
    expect(noticeFor([])).toBeNull();
  });

  it('BEY-37e is the newest with the first old, when one follows another before it is read', () => {
    const told = noticeFor([
      notice(1, [width(1000, 1050)], { in_hand: true, read: null }, 'old'),
      notice(2, [width(1050, 1100), { field: 'height', from: 1200, to: 1250 }], unread, 'newer'),
    ]);
    expect(told).toEqual({
      id: 2,
      fields: [width(1000, 1100), { field: 'height', from: 1200, to: 1250 }],
      image: 'old',
      user_name: 'Planner 2',
      at: '2026-12-02T10:00:00.000Z',
      must_be_read: true,
      in_hand: true,
      read: null,
    });
  });

  it('BEY-37e begins with what was read last', () => {
    const told = noticeFor([notice(1, [width(1000, 1050)], read), notice(2, [width(1050, 1100)], unread)]);
    expect(told).toMatchObject({ id: 2, fields: [width(1050, 1100)], must_be_read: true });
  });

  it('BEY-37e says nothing of what is again as it was, but is read; fittings that changed twice have changed', () => {
    const there = notice(1, [width(1000, 1050), fittings], unread);
    const back = notice(2, [width(1050, 1000), fittings], unread);
    expect(noticeFor([there, back])).toMatchObject({ id: 2, fields: [fittings], must_be_read: true });
  });

  it('BEY-37e names who has read it, and has nothing to be read where nobody knew it', () => {
    expect(noticeFor([notice(1, [width(1000, 1050)], read)])).toMatchObject({ must_be_read: false, read: read.read });
    expect(noticeFor([notice(1, [width(1000, 1050)], null)])).toMatchObject({
      fields: [width(1000, 1050)],
      must_be_read: false,
      read: null,
    });
  });
});
