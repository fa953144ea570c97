import { bodyOfProblem, formOfProblem, problemFormSchema, stepHours } from './problem-form';

const filled = { ...formOfProblem(null, 'Ona', 'lt'), subject: 'Glass', description: 'Cracked', order_code: '26-1' };

describe('the form of a problem', () => {
  it('PRB-01a needs subject, description and order code', () => {
    expect(problemFormSchema.safeParse(filled).success).toBe(true);
    for (const field of ['subject', 'description', 'order_code'])
      expect(problemFormSchema.safeParse({ ...filled, [field]: ' ' }).error?.issues.map(({ path }) => path[0])).toEqual(
        [field],
      );
  });

  it('PRB-01a sends status and time only of type 0, time in tenths of an hour', () => {
    const form = problemFormSchema.parse({ ...filled, status: '2', time_spent: '1,5', product_id: '7' });
    expect(bodyOfProblem(form, true)).toMatchObject({
      status: 2,
      time_spent: 1.5,
      product_id: 7,
      work_center_id: null,
      user_name: 'Ona',
    });
    expect(bodyOfProblem(form, false)).not.toHaveProperty('status');
    expect(bodyOfProblem(form, false)).not.toHaveProperty('time_spent');
    for (const time_spent of ['1,55', 'x', '-1'])
      expect(problemFormSchema.safeParse({ ...filled, time_spent }).success).toBe(false);
  });

  it('steps the time by a tenth, never below nothing', () => {
    expect(stepHours('', 1, 'lt')).toBe('0,1');
    expect(stepHours('0,2', 1, 'en')).toBe('0.3');
    expect(stepHours('0.1', -1, 'en')).toBe('0.0');
    expect(stepHours('0', -1, 'en')).toBe('0.0');
  });
});
