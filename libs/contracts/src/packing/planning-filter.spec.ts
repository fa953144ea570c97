import { fitPlanning, hasShortTerm, planningFilter, planningTerms, cleanPlanningFilter } from './planning-filter';

describe('the filter of the planning page', () => {
  it('PLN-01 reads order numbers by commas, whatever spaces are around them, each once', () => {
    expect(planningTerms(' 26-0407,26-0409 , ,26-0407')).toEqual(['26-0407', '26-0409']);
    expect(planningTerms(null)).toEqual([]);
    expect(planningFilter(['26-0407', '26-0409'], ', ')).toBe('26-0407, 26-0409');
  });

  it.each([[['12,5', '26-0409']], [['"A', 'B"', 'C"D']], [['a,"b"', ',']], [['26/0407']]])(
    'finds the numbers it was made of: %j',
    (numbers) => {
      expect(planningTerms(planningFilter(numbers))).toEqual(numbers);
      expect(planningTerms(planningFilter(numbers, ', '))).toEqual(numbers);
    },
  );

  it('PLN-01 finds orders by numbers under three characters only when these stand in quotes, as chosen orders do', () => {
    const filter = planningFilter(['12', '26-0407', '7']);
    expect(filter).toBe('"12",26-0407,"7"');
    expect([planningTerms(filter), hasShortTerm(filter)]).toEqual([['12', '26-0407', '7'], false]);
    expect(['12', '26-0407,12', '"1', '1, '].map(hasShortTerm)).toEqual([true, true, true, true]);
    expect(['', '123', '"12"', null].map(hasShortTerm)).toEqual([false, false, false, false]);
  });

  it('is cleaned without finding anything else', () => {
    expect(cleanPlanningFilter(' 26-0407,26-0407 ,, "12" ,"12,5","26-0408"', ', ')).toBe(
      '26-0407, "12", "12,5", 26-0408',
    );
    for (const typing of ['12', '"1', '26-0407,12']) expect(cleanPlanningFilter(typing)).toBe(typing);
    expect(cleanPlanningFilter(null)).toBe('');
  });

  it('takes a quote that nothing closes as it stands', () => {
    expect(planningTerms('"26-0407, 26-0409')).toEqual(['"26-0407', '26-0409']);
  });

  it('holds 200 orders, and no more signs than an address', () => {
    const orders = (count: number, signs: number) =>
      Array.from({ length: count }, (_order, at) => String(at).padStart(signs, '0'));
    expect([fitPlanning(orders(200, 39)), fitPlanning(orders(201, 8)), fitPlanning(orders(200, 40))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
