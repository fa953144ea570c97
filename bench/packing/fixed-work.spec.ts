import { compareResults, doWork, fixedWork } from './fixed-work';

// A changed plan is not wrong by itself: `npm run bench:packing -- --accept` keeps it when it is no worse
// (bench/README.md).
describe('fixed work gives the plans that are kept, on every machine', () => {
  it.each(fixedWork().map((work) => [`${work.instance}, ${work.iterations} iterations`, work] as const))(
    '%s',
    (_, work) => {
      const { result, broken } = doWork(work);
      expect(broken).toEqual([]);
      expect(compareResults(result, work.result)).toBeLessThanOrEqual(0);
      expect(result).toEqual(work.result);
    },
  );
});
