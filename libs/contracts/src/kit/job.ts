import type { z } from 'zod';

/** A BullMQ job: light definition here, the heavy handler in the worker; the wire name is a string. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly queue: string;
  readonly name: string;
  readonly payload: Payload;
  readonly attempts: number;
  /** Job id = id of the row at its owner, so that a second enqueue is the same job. */
  readonly id: (payload: z.output<Payload>) => string;
}

export const defineJob = <Payload extends z.ZodType>(job: JobDefinition<Payload>): JobDefinition<Payload> => job;
