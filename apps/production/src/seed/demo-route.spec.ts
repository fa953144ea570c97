import { operationStatus } from '@mullion/contracts';
import { demoOperations, demoWorkCenters } from './demo-route';

const product = { id: 1, order_id: 1, type: 'Medinis langas', category: 1, status: 6, order_status: 6 };
const codesOf = (over: Partial<typeof product>) => demoOperations({ ...product, ...over }).map(({ code }) => code);

describe('the routes of the demo factory', () => {
  it('go by rising codes, and depend on lower ones only', () => {
    const codes = demoWorkCenters.map(([code]) => code);
    expect([...codes].sort()).toEqual(codes);
    for (const [code, , , , before] of demoWorkCenters) for (const one of before) expect(one < code).toBe(true);
  });

  it('leave out what a product does not need', () => {
    expect(codesOf({})).toEqual(demoWorkCenters.map(([code]) => code));
    expect(codesOf({ type: 'PVC langas' })).not.toContain('60-DAZ');
    expect(codesOf({ category: 0 })).toEqual(['10-PRJ', '20-MED', '40-PJO', '60-DAZ']);
    expect([codesOf({ order_status: 3 }), codesOf({ order_status: 8 })]).toEqual([[], []]);
  });

  it('are through for what is made, stand at one step for what is in production, and have problems now and then', () => {
    const statuses = (over: Partial<typeof product>) => demoOperations({ ...product, ...over }).map(({ status }) => status);
    expect(new Set(statuses({ status: 8, order_status: 7 }))).toEqual(new Set([operationStatus.completed]));
    expect(statuses({})).toEqual([...statuses({})].sort((a, b) => b - a));
    expect(statuses({ id: 37 })).toContain(operationStatus.problem);
  });
});
