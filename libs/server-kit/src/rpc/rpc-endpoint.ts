import { routeInput, type AnyCall, type AnyRoute } from '@mullion/contracts';
import { type MessageHandler } from '@nestjs/microservices';
import type { Msg } from 'nats';
import { z } from 'zod';
import { AppError } from '../errors/app-error';
import { decodeJson, readRequest } from './wire';

export type Contract = AnyCall | AnyRoute;

export interface Endpoint {
  readonly contract: Contract;
  readonly subject: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly success: number;
  readonly handler: MessageHandler;
}

export type Given = ReturnType<typeof readRequest> & { readonly unreadable?: AppError };

/**
 * When it was made is heard only where the contract says that it may be done without a network; the gateway has
 * corrected the clock.
 */
export const sentWith = (contract: Contract, message: Msg): Given => {
  try {
    const given = readRequest(message);
    return { ...given, occurrence: contract.kind === 'route' && contract.performedOffline ? given.occurrence : null };
  } catch (error) {
    return { ...readRequest({}), unreadable: error as AppError };
  }
};

export const endpointOf = (contract: Contract, handler: MessageHandler): Endpoint => ({
  contract,
  subject: `rpc.${contract.service}.${contract.name}`,
  input: contract.kind === 'route' ? routeInput(contract) : contract.input,
  output: contract.kind === 'route' ? contract.response : contract.output,
  success: contract.kind === 'route' ? contract.success : 200,
  handler,
});

export const parseBody = (data: Uint8Array): unknown => {
  try {
    return decodeJson(data);
  } catch (error) {
    throw new AppError('invalid', {}, { cause: error });
  }
};
