import { z } from 'zod';
import { scrapReasons, type createProblem, type Language, type ProductionProblem } from '@mullion/contracts';
import { formatNumber, parseNumber } from '@mullion/i18n';

const LONGEST_HOURS = 99_999;
const STEP = 10;
const tenths = (hours: number): number => Math.round(hours * STEP) / STEP;

/** Hours as they are typed, with one decimal; '' is nothing. */
const hours = z
  .string()
  .refine((text) => text.trim() === '' || parseNumber(text) !== null, 'common:form.number')
  .transform((text) => (text.trim() === '' ? null : parseNumber(text)))
  .refine(
    (value) => value === null || (value >= 0 && value <= LONGEST_HOURS && Math.abs(value - tenths(value)) < 1e-9),
    'common:form.one_decimal',
  );

/** A problem as it is typed; choices are texts, '' is none. */
export const problemFormSchema = z.object({
  subject: z.string().trim().min(1).max(191),
  description: z.string().trim().min(1).max(5000),
  order_code: z.string().trim().min(1).max(64),
  comment: z.string().trim().max(2000),
  user_name: z.string().trim().max(191),
  product_id: z.string(),
  work_center_id: z.string(),
  reason: z.enum([...scrapReasons, '']),
  status: z.string(),
  time_spent: hours,
});
export type ProblemFormInput = z.input<typeof problemFormSchema>;
export type ProblemForm = z.output<typeof problemFormSchema>;

export const formOfProblem = (
  problem: ProductionProblem | null,
  userName: string,
  language: Language,
): ProblemFormInput => ({
  subject: problem?.subject ?? '',
  description: problem?.description ?? '',
  order_code: problem?.order_code ?? '',
  comment: problem?.comment ?? '',
  user_name: problem?.user_name ?? userName,
  product_id: String(problem?.product_id ?? ''),
  work_center_id: String(problem?.work_center_id ?? ''),
  reason: problem?.reason ?? '',
  status: String(problem?.status ?? 0),
  time_spent: problem === null || problem.time_spent === null ? '' : formatNumber(problem.time_spent, language, 1),
});

type Body = z.input<typeof createProblem.body>;
const idOf = (text: string): number | null => (text === '' ? null : Number(text));

/** What is sent: status and time only by those who may set them. */
export const bodyOfProblem = (form: ProblemForm, maySetStatus: boolean): Body => ({
  subject: form.subject,
  description: form.description,
  order_code: form.order_code,
  comment: form.comment || null,
  user_name: form.user_name || null,
  product_id: idOf(form.product_id),
  work_center_id: idOf(form.work_center_id),
  reason: form.reason || null,
  ...(maySetStatus && { status: Number(form.status), time_spent: form.time_spent }),
});

/** One step of a tenth of an hour up or down from what is typed, never below 0. */
export const stepHours = (text: string, direction: 1 | -1, language: Language): string =>
  formatNumber(Math.max(0, tenths((parseNumber(text) ?? 0) + direction / STEP)), language, 1);
