import { byLevel } from './by-level';

const center = (id: number, code: string, ...before: number[]) => ({ id, code, before });

describe('work centers of an order', () => {
  it('BEY-36a stand as work goes through them, whatever their codes', () => {
    // glue (90) comes before saw (10), which comes before paint (20)
    const centers = [center(1, '10-PJO', 3), center(2, '20-DAZ', 1, 3), center(3, '90-KLI'), center(4, '100-STI', 3)];
    expect(byLevel(centers).map(({ code }) => code)).toEqual(['90-KLI', '10-PJO', '100-STI', '20-DAZ']);
  });

  it('BEY-36a of one level stand by code, and a circle ends', () => {
    expect(
      byLevel([center(1, 'B', 2), center(2, 'A', 1)])
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['A', 'B']);
    expect(byLevel([center(1, '10'), center(2, '9')]).map(({ code }) => code)).toEqual(['9', '10']);
  });
});
