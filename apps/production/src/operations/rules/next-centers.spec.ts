import { operationStatus, type GraphCenter } from '@mullion/contracts';
import { awaitedCenters, nextCenters } from './next-centers';

const center = (id: number, ...depends_on: number[]): GraphCenter => ({
  id,
  code: String(id),
  preperation: false,
  deleted: false,
  depends_on,
});
/** 40 before 50 and 60, both before 80. */
const centers = [center(40), center(50, 40), center(60, 40), center(80, 50, 60)];
const { waiting, completed, problem } = operationStatus;
const at = (work_center_id: number, status: number = waiting) => ({ work_center_id, status });

describe('where a product goes on to', () => {
  it('WCP-02a are the work centers that wait for nothing else', () => {
    expect(nextCenters(centers, 40, [at(40), at(50), at(60), at(80)])).toEqual([50, 60]);
    expect(nextCenters(centers, 50, [at(40, completed), at(50), at(60), at(80)])).toEqual([]);
    expect(nextCenters(centers, 50, [at(40, completed), at(50), at(60, completed), at(80)])).toEqual([80]);
  });
  it('are beyond those that it leaves out, and none after the last', () => {
    expect(nextCenters(centers, 40, [at(40), at(80)])).toEqual([80]);
    expect(nextCenters(centers, 80, [at(80, problem)])).toEqual([]);
  });
  it('awaits what is before and open, problems too', () => {
    expect(awaitedCenters(new Set([40, 50]), [at(40, completed), at(50, problem), at(60)])).toEqual([50]);
  });
});
