import { operationStatus } from '@mullion/contracts';
import { isDone, operationsToReopen } from './operations-to-reopen';
import { stateOfWork } from '../state-of-work';

const all = Object.values(operationStatus).map((status) => ({ status }));

describe('what is to be done again with a product that has changed', () => {
  it('BEY-37c is what somebody has begun, completed or stopped, and nothing else', () => {
    expect(all.filter(isDone).map(({ status }) => status)).toEqual([
      operationStatus.started,
      operationStatus.completed,
      operationStatus.problem,
    ]);
    const { again, waiting } = operationsToReopen(all);
    expect(again).toEqual([{ status: operationStatus.completed }]);
    expect(waiting).toEqual([{ status: operationStatus.started }, { status: operationStatus.problem }]);
  });

  it('is named by a state that another version or another operation changes, and their order does not', () => {
    const [cut, glazed] = [
      { id: 1, version: 3 },
      { id: 2, version: 0 },
    ];
    expect(stateOfWork([cut, glazed])).toBe(stateOfWork([glazed, cut]));
    const others = [[cut], [cut, { ...glazed, version: 1 }], [cut, glazed, { id: 3, version: 0 }], []];
    expect(new Set([...others, [cut, glazed]].map(stateOfWork)).size).toBe(others.length + 1);
  });
});
