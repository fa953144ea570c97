import { routeInput, type AnyRoute, type InputOf } from '@mullion/contracts';
import { invalidInput } from '@mullion/server-kit';

/** Checks the three parts of a request against the contract; paths of errors begin with the part. */
export const inputParser = <R extends AnyRoute>(route: R): ((input: unknown) => InputOf<R>) => {
  const schema = routeInput(route);
  return (input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw invalidInput(parsed.error);
    return parsed.data;
  };
};
