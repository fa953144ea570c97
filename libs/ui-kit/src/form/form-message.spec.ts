import { z } from 'zod';
import { decodeMessage, zodMessage } from './form-message';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: zodMessage }).error?.issues[0]?.message;

describe('messages of forms', () => {
  it('are keys with values, so that they follow a switch of language', () => {
    expect(messageOf(z.string().min(1), '')).toBe('common:form.requiredField');
    expect(decodeMessage(messageOf(z.number().min(3), 2) ?? '')).toEqual({
      key: 'common:form.min',
      params: { min: 3 },
    });
    expect(decodeMessage(messageOf(z.string().max(4), 'abcde') ?? '')).toEqual({
      key: 'common:form.tooLong',
      params: { max: 4 },
    });
    expect(messageOf(z.int(), 1.5)).toBe('common:form.whole');
    expect(messageOf(z.number(), Number.NaN)).toBe('common:form.requiredField');
    expect(messageOf(z.array(z.string()).min(1), [])).toBe('common:form.chooseOne');
    expect(messageOf(z.iso.date(), '2026-13-01')).toBe('common:form.isoDate');
  });

  it('leave a message of the schema itself as it is', () => {
    expect(
      messageOf(
        z.string().refine(() => false, 'orders:form.numberRequired'),
        'x',
      ),
    ).toBe('orders:form.numberRequired');
  });

  it('leave sentences alone', () => {
    expect(decodeMessage('At most 1130: the pallet ends there.')).toBeNull();
  });
});
