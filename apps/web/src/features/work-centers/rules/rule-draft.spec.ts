import type { ListedWorkCenter, OperationRule } from '@mullion/contracts';
import { linesOf, rulesOf, typesOf, wrongLines } from './rule-draft';

const center = (id: number) => ({ id, code: `C${id}` }) as unknown as ListedWorkCenter;
const rule = (type: string, id: number, minutes: number | null, unit: OperationRule['unit'] = 'piece'): OperationRule =>
  ({ product_type: type, work_center_id: id, minutes, unit }) as unknown as OperationRule;
const rules = [rule('Langas', 1, 12.5), rule('Langas', 2, null), rule('Durys', 1, 20, 'm2')];

describe('the rules of a product type as they are edited', () => {
  it('tick the work centers it goes through, with their minutes', () => {
    expect(
      linesOf([center(1), center(2), center(3)], rules, 'Langas').map(({ isOn, minutes }) => [isOn, minutes]),
    ).toEqual([
      [true, '12.5'],
      [true, ''],
      [false, ''],
    ]);
  });

  it('are saved as they are typed; without minutes they are unestimated', () => {
    const [first, second] = linesOf([center(1), center(2)], rules, 'Langas');
    if (!first || !second) throw new Error('two lines');
    expect(rulesOf([{ ...first, minutes: '7,25', unit: 'm2' }, second])).toEqual([
      { work_center_id: 1, minutes: 7.25, unit: 'm2' },
      { work_center_id: 2, minutes: null, unit: 'piece' },
    ]);
    expect(rulesOf([{ ...first, isOn: false }])).toEqual([]);
  });

  it('name the work centers whose minutes are no number, but not those left out', () => {
    const [first, second] = linesOf([center(1), center(2)], rules, 'Langas');
    if (!first || !second) throw new Error('two lines');
    expect(
      wrongLines([
        { ...first, minutes: 'ten' },
        { ...second, minutes: '10001' },
        { ...second, isOn: false, minutes: 'x' },
      ]),
    ).toEqual(['C1', 'C2']);
  });

  it('name the types that are unestimated, in whole or in part', () => {
    expect(typesOf(rules, ['Priedas'])).toEqual({
      without: ['Priedas'],
      withRules: ['Langas', 'Durys'],
      inPart: ['Langas'],
    });
  });
});
