import { subjectOf, type AnyCall, type AnyRoute, type InputOf, type OutputOf } from '@mullion/contracts';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { CallInfo } from '../request/call-info';
import type { Answer } from './reply';

export type HandlerMethod<C extends AnyCall | AnyRoute> = (
  input: InputOf<C>,
  call: CallInfo,
) => Promise<Answer<OutputOf<C>>> | Answer<OutputOf<C>>;

/**
 * Answers a call or route of the contracts: input is parsed, the route's policy is enforced, the answer's shape is
 * typed.
 */
export const Handle =
  <C extends AnyCall | AnyRoute>(contract: C) =>
  <M extends HandlerMethod<C>>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<M>): void => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    (MessagePattern as (pattern: string, extras: object) => MethodDecorator)(subjectOf(contract), { contract })(
      target,
      key,
      descriptor,
    );
  };
