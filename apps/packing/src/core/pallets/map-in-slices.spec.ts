import { mapInSlices } from './map-in-slices';

describe('mapping in slices', () => {
  it('gives every result in order and lets other work of the process run in between', async () => {
    let nowMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
    const steps: unknown[] = [];
    setImmediate(() => steps.push('scan'));
    const results = await mapInSlices([1, 2, 3], (item) => {
      nowMs += 5;
      steps.push(item);
      return item * 2;
    });
    clock.mockRestore();
    expect(results).toEqual([2, 4, 6]);
    expect(steps).toEqual([1, 2, 'scan', 3]);
  });
});
