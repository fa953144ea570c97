import type { ImportResult, Problem } from '@mullion/contracts';
import { countOutcomes, resultOfProblem } from './import-outcome';

const none = { added: 1, changed: 0, removed: 0, removed_positions: [], same: 0, changes: [], order_columns: [] };
const problem = (part: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'import.failed',
  ...part,
});

describe('the import dialog', () => {
  it('BEY-01 finds the bad rows in a refusal, as current state or as field errors', () => {
    const refused: ImportResult = {
      written: false,
      orders: [],
      products: 0,
      fittings: 0,
      new_customers: [],
      heads: {},
      ignored: [],
      errors: [{ row: 3, column: 'width_mm', code: 'import.not_a_number', params: { value: 'abc' } }],
      more_errors: false,
      questions: [],
      questions_seen: '',
      reading: null,
    };
    expect(resultOfProblem(problem({ current: refused }))).toEqual(refused);
    expect(
      resultOfProblem(
        problem({ errors: [{ path: 'rows.3.width_mm', code: 'import.not_a_number', params: { value: 'abc' } }] }),
      ),
    ).toEqual(refused);
  });

  it('leaves other failures to be shown as what they are', () => {
    expect(resultOfProblem(problem({ status: 503, code: 'unavailable' }))).toBeNull();
    expect(resultOfProblem(problem({ code: 'invalid', errors: [{ path: 'body.order', code: 'invalid' }] }))).toBeNull();
  });

  it('counts what happened to the orders', () => {
    const order = (outcome: 'created' | 'skipped') => ({
      id: null,
      number: 'A',
      outcome,
      products: 1,
      ...none,
      fittings: 0,
    });
    expect(
      countOutcomes({
        written: true,
        orders: [order('created'), order('created'), order('skipped')],
        products: 3,
        fittings: 0,
        new_customers: [],
        errors: [],
        heads: {},
        ignored: [],
        more_errors: false,
        questions: [],
        questions_seen: '',
        reading: null,
      }),
    ).toEqual({ created: 2, updated: 0, skipped: 1 });
  });
});
