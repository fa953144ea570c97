import type { AnyCall, InputOf } from '@mullion/contracts';
import type { CallInfo } from '../request/call-info';

/** A call that the kit answers for the service, without a controller. */
export interface KitAnswer {
  readonly contract: AnyCall;
  readonly handle: (input: unknown, call: CallInfo) => Promise<unknown>;
}

export const kitAnswer = <C extends AnyCall>(
  contract: C,
  handle: (input: InputOf<C>, call: CallInfo) => Promise<unknown>,
): KitAnswer => ({
  contract,
  handle: handle as KitAnswer['handle'],
});
