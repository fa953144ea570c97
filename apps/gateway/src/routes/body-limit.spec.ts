import { routes } from '@mullion/contracts';
import { z } from 'zod';
import { bodyLimitOf, LEAST_BYTES, MOST_BYTES } from './body-limit';

const limitOf = (body: z.ZodType): number => bodyLimitOf({ body });

describe('the limit of a body', () => {
  it('is small where the contract asks for little', () => {
    expect(bodyLimitOf(routes.createVehicle)).toBe(LEAST_BYTES);
    expect(bodyLimitOf(routes.updateUser)).toBe(LEAST_BYTES);
  });

  it('leaves room for all that a contract allows, however it is written', () => {
    const rows = z.strictObject({ rows: z.array(z.string().max(100)).max(1_000) });
    const longest = JSON.stringify({ rows: new Array(1_000).fill('ž'.repeat(100)) }).replaceAll('ž', '\\u017e');
    expect(limitOf(rows)).toBeGreaterThan(longest.length);
    expect(limitOf(rows)).toBeLessThan(3 * longest.length);
  });

  it.each([
    ['a text', z.strictObject({ text: z.string() })],
    ['a list', z.strictObject({ list: z.array(z.int()) })],
    ['an object with any fields', z.looseObject({})],
    ['anything', z.strictObject({ what: z.unknown() })],
    ['one of two', z.strictObject({ one: z.union([z.int(), z.string()]) })],
  ])('is the largest where the contract leaves %s open', (_what, body) => {
    expect(limitOf(body)).toBe(MOST_BYTES);
  });
});
