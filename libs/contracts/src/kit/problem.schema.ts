import { z } from 'zod';

export const params = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.null(), z.array(z.union([z.string(), z.number()]))]),
);
export type ErrorParams = z.infer<typeof params>;

/** One bad field, row or cell. */
export const fieldError = z.object({
  /** Dotted path: `body.delivery_date`, `rows.12.width_mm`. */
  path: z.string(),
  code: z.string(),
  params: params.optional(),
});
export type FieldError = z.infer<typeof fieldError>;

/** RFC 9457 problem document as every refusal carries it. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  params: params.optional(),
  errors: z.array(fieldError).optional(),
  /** With 409: the current state of what was to be changed. */
  current: z.unknown().optional(),
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
