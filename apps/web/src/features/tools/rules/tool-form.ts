import { LONGEST_GEOMETRY, type Tool } from '@mullion/contracts';
import { parseNumber } from '@mullion/i18n';
import { z } from 'zod';

const LONGEST_CODE = 32;
const LONGEST_NAME = 191;
const LARGEST = 100_000;

const size = () =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text, context) => {
      const value = parseNumber(text);
      if (value !== null) return Math.round(value * 100) / 100;
      context.addIssue({ code: 'custom', message: 'common:form.number', input: text });
      return z.NEVER;
    })
    .pipe(z.number().min(0).max(LARGEST));

/** A tool as it is typed; every field is required. */
export const toolForm = z.object({
  code: z.string().trim().min(1).max(LONGEST_CODE),
  description: z.string().trim().min(1).max(LONGEST_NAME),
  length: size(),
  diameter: size(),
  geometry: z
    .string()
    .max(LONGEST_GEOMETRY)
    .refine((text) => text.trim() !== '', 'common:form.requiredField'),
});
export type ToolForm = z.input<typeof toolForm>;
export type ToolValues = z.output<typeof toolForm>;

/** A tool in the editor; null is a new one. */
export const formOfTool = (tool: Tool | null): ToolForm => ({
  code: tool?.code ?? '',
  description: tool?.description ?? '',
  length: tool === null ? '' : String(tool.length),
  diameter: tool === null ? '' : String(tool.diameter),
  geometry: tool?.geometry ?? '',
});
