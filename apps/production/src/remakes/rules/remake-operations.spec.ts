import type { GraphCenter } from '@mullion/contracts';
import { centerOfUnit, operationsOfRemake, repeatedOperations } from './remake-operations';

const center = (id: number, depends_on: number[] = []): GraphCenter => ({
  id,
  code: String(id),
  preperation: false,
  deleted: false,
  depends_on,
});
const line = [center(20), center(40, [20]), center(50, [40]), center(80, [50])];
const done = (...ids: number[]) => ids.map((work_center_id) => ({ work_center_id, status: 2 }));
const ids = (operations: readonly { work_center_id: number }[]) =>
  operations.map(({ work_center_id }) => work_center_id);

describe('operations of a remake', () => {
  it('BEY-13a begin at the chosen work center; those before it stay done', () => {
    expect(ids(repeatedOperations(line, 50, done(20, 40, 50, 80)))).toEqual([50, 80]);
    expect(ids(repeatedOperations(line, 20, done(20, 40, 50)))).toEqual([20, 40, 50]);
  });

  it('BEY-13a include those before it that nobody has done', () => {
    expect(ids(repeatedOperations(line, 50, [{ work_center_id: 20, status: 0 }, ...done(40, 50)]))).toEqual([20, 50]);
  });

  it('BEY-13a compare work centers beside it by their codes', () => {
    const beside = [...line, center(30, [20]), center(60, [20])];
    expect(ids(repeatedOperations(beside, 50, done(20, 30, 40, 50, 60)))).toEqual([50, 60]);
  });

  it('BEY-37c are all of them when the unit was changed, whatever the codes of work centers are', () => {
    const crossed = [center(20), center(10, [20])];
    expect(ids(operationsOfRemake(crossed, { problem_id: null, work_center_id: 10 }, done(10, 20)))).toEqual([10, 20]);
    expect(ids(operationsOfRemake(crossed, { problem_id: 5, work_center_id: 10 }, done(10, 20)))).toEqual([10]);
  });

  it('BEY-13a are offered from where the unit stands: at its problem, else at the first open one, else at the last', () => {
    expect(
      centerOfUnit(line, [
        { work_center_id: 80, status: 3 },
        { work_center_id: 50, status: 0 },
      ]),
    ).toBe(80);
    expect(
      centerOfUnit(line, [{ work_center_id: 80, status: 0 }, { work_center_id: 50, status: 1 }, ...done(20)]),
    ).toBe(50);
    expect(centerOfUnit(line, done(80, 20))).toBe(80);
    expect(centerOfUnit(line, [])).toBeNull();
  });
});
