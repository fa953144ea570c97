import type { AnyRoute, Problem } from '@mullion/contracts';
import type { WireInput } from '../http/wire-types';

/** What a refused call is sent again with, after a person was asked; null: it is not. */
export type AskAgain = (
  route: AnyRoute,
  input: WireInput<AnyRoute>,
  problem: Problem,
) => Promise<WireInput<AnyRoute> | null>;

let asked: AskAgain = () => Promise.resolve(null);

/** Says who asks a person. */
export const askAgainBy = (by: AskAgain): void => {
  asked = by;
};
export const askAgain: AskAgain = (route, input, problem) => asked(route, input, problem);
