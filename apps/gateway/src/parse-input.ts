import type { AnyRoute, InputOf } from '@mullion/contracts';
import { invalidInput } from '@mullion/server-kit';
import { z } from 'zod';

/** Checks the three parts of a request against the contract; paths of errors begin with the part. */
export const inputParser = <R extends AnyRoute>(route: R): ((input: unknown) => InputOf<R>) => {
  const schema = z.strictObject({ params: route.params, query: route.query, body: route.body });
  return (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw invalidInput(parsed.error);
    return parsed.data as InputOf<R>;
  };
};
