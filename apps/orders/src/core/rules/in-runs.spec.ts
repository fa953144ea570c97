import { inRuns } from './in-runs';

const runs = (text: string) =>
  inRuns(
    text.split(' ').filter(Boolean),
    (change) => Number(change.replace('!', '')),
    (change) => change.endsWith('!'),
  ).map((run) => run.join(' '));

describe('runs of changes', () => {
  it.each([
    ['', []],
    ['1 2 3', ['1 2 3']],
    ['1 2 1 3 2', ['1 2', '1 3 2']],
    ['1 1 1', ['1', '1', '1']],
    ['1! 2 3 4! 5! 6', ['1!', '2 3', '4!', '5!', '6']],
    ['2 2! 2', ['2', '2!', '2']],
  ])('%s', (changes, expected) => expect(runs(changes)).toEqual(expected));
});
