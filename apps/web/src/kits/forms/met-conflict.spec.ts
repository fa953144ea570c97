import type { Problem } from '@mullion/contracts';
import { z } from 'zod';
import { metConflict } from './met-conflict';

const row = z.object({ id: z.number(), name: z.string() });
const refusal = (over: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: '',
  status: 409,
  code: 'conflict',
  ...over,
});
const current = { id: 1, name: 'Rūta' };

describe('a refusal because somebody else was faster', () => {
  it('brings the row as it is now', () => {
    expect(metConflict(refusal({ current }), row)).toEqual(current);
  });
  it('is distinguished from every other refusal', () => {
    expect(metConflict(refusal({ code: 'customer.name_taken', current }), row)).toBeNull();
    expect(metConflict(refusal({ status: 404, current }), row)).toBeNull();
    expect(metConflict(refusal({ current: { id: 1 } }), row)).toBeNull();
    expect(metConflict(refusal({}), row)).toBeNull();
  });
});
