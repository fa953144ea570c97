import { z } from 'zod';
import { AppError, current, fromProblem, toProblem } from './app-error';
import { isDatabaseUnavailable, isRetryable, isUniqueViolation } from './database-errors';
import { invalidInput } from './invalid-input';

describe('an AppError', () => {
  it('goes through its problem document unchanged', () => {
    const error = new AppError(
      'pallet.locked',
      { pallet: 4 },
      { ...current({ version: 3 }), errors: [{ path: 'body.x', code: 'taken' }] },
    );
    const problem = toProblem(error, 'r-1');
    expect(problem).toMatchObject({ status: 409, code: 'pallet.locked', request_id: 'r-1' });
    expect(fromProblem(JSON.parse(JSON.stringify(problem)))).toMatchObject({
      code: 'pallet.locked',
      params: { pallet: 4 },
      current: { version: 3 },
      errors: [{ path: 'body.x', code: 'taken' }],
    });
  });
});

describe('database errors', () => {
  it.each([
    [{ code: 'ECONNREFUSED' }],
    [{ code: '57P01' }],
    [{ code: '53100' }],
    [new Error('Connection terminated unexpectedly')],
    [new Error('timeout exceeded when trying to connect')],
    [new AggregateError([{ code: 'ECONNREFUSED' }])],
    [{ message: 'wrapped by TypeORM', driverError: { code: '57P03' } }],
  ])('%p means the database is away', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it.each([[{ code: '23505' }], [{ code: '42P01' }], [new Error('no')], [null], ['text']])('%p does not', (error) =>
    expect(isDatabaseUnavailable(error)).toBe(false),
  );

  it('are distinguished', () => {
    expect(isRetryable({ driverError: { code: '40P01' } })).toBe(true);
    expect(isUniqueViolation({ code: '23505', constraint: 'order_number' }, 'order_number')).toBe(true);
    expect(isUniqueViolation({ code: '23505', constraint: 'other' }, 'order_number')).toBe(false);
  });
});

describe('invalid input', () => {
  const schema = z.strictObject({
    name: z.string().min(1, 'order.number_required'),
    rows: z.array(z.object({ width_mm: z.int().max(9_000) })),
    pair: z.string().refine((text) => text !== 'x', { params: { code: 'passwords_differ' } }),
  });

  it('names each field by its path with a code', () => {
    const parsed = schema.safeParse({ name: '', rows: [{ width_mm: 9_001 }], pair: 'x', extra: 1 });
    expect(invalidInput(parsed.error as z.ZodError).errors).toEqual(
      expect.arrayContaining([
        { path: 'name', code: 'order.number_required', params: { min: 1 } },
        { path: 'rows.0.width_mm', code: 'too_big', params: { max: 9_000 } },
        { path: 'pair', code: 'passwords_differ' },
        { path: 'extra', code: 'unrecognized_keys' },
      ]),
    );
  });

  it('names what a contract says of a text, though its name has capital letters', () => {
    const { error } = z
      .object({ starts: z.string().regex(/^\d\d:\d\d$/, 'form.clockTime') })
      .safeParse({ starts: 'noon' });
    expect(invalidInput(error as z.ZodError).errors).toEqual([{ path: 'starts', code: 'form.clockTime' }]);
  });
});
