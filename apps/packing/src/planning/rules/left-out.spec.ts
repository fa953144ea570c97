import { doubtfulTerms, leftOutOf } from './left-out';

describe('numbers of the filter that nothing shown answers to', () => {
  it('are those without an order of their number', () => {
    expect(doubtfulTerms(['25-1042', '25-1043', '26'], ['25-1042', '26-0001'])).toEqual(['25-1043', '26']);
    expect(doubtfulTerms(['ab-1'], ['AB-1'])).toEqual([]);
  });

  it('are named with the reason; a part of a number is answered by whatever contains it', () => {
    const known = [
      { text: '25-1042', is_exact: true, pal_status: 0 },
      { text: '25-1043', is_exact: true, pal_status: 3 },
      { text: '25-9', is_exact: false, pal_status: null },
      { text: '26-', is_exact: false, pal_status: 1 },
      { text: '26', is_exact: false, pal_status: null },
    ];
    expect(leftOutOf(known, ['26-0001'])).toEqual([
      { term: '25-1042', reason: 'not_planned' },
      { term: '25-1043', reason: 'departed' },
      { term: '25-9', reason: 'unknown' },
      // too short to be a part of a number
      { term: '26', reason: 'unknown' },
    ]);
  });

  it('are also those whose own order is not shown though a longer number is', () => {
    expect(leftOutOf([{ text: '771', is_exact: true, pal_status: 3 }], ['7710'])).toEqual([
      { term: '771', reason: 'departed' },
    ]);
  });
});
