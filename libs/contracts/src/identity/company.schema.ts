import { z } from 'zod';
import { language, rightCode } from '../kit/context.schema';
import { packingTypeId } from '../kit/id.schema';
import { version } from '../kit/route';
import { cuttingDecimalSign, cuttingSeparator } from '../packing/cutting-file.schema';
import { stackRules } from '../packing/stack-rules.schema';
import { clockTime } from '../kit/clock-time.schema';
import { email } from '../kit/email.schema';
import { MAX_PIN, MIN_PIN } from './pin-rule';
import { statusRight } from './user.schema';

/** Where the orders stand in the truck-loaded e-mail. */
export const ordersPlace = '%orders';
/** Where the link to the evidence of the departure stands; at the end when the text does not say. */
export const evidencePlace = '%evidence';

/** Where pallets and stillages stand in the mail that reminds of them; at its end when the text does not say. */
export const returnablesPlace = '%returnables';

/** The text says where the orders stand. One rule for server and screen; refused as `enter_orders_placement`. */
export const containsOrdersPlace = (template: string): boolean => template.includes(ordersPlace);

/** Addresses of a comma-joined list: trimmed, each once, in their order. */
export const emailsOf = (joined: string): string[] => {
  const each = joined
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  // One address in two spellings would get every mail twice.
  return each.filter((one, at) => each.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);
};

const managerEmails = z
  .string()
  .max(4_000)
  .refine((joined) => emailsOf(joined).every((each) => email.safeParse(each).success), 'form.email')
  .transform((joined) => emailsOf(joined).join(','));

/** What an administrator sets; only the fields given change. */
export const companySettings = z.strictObject({
  manager_emails: managerEmails.optional(),
  allow_custom_pallets: z.boolean().optional(),
  truck_loaded_email_template: z.string().max(20_000).optional(),
  reminder_email_template: z.string().max(20_000).optional(),
  pref_packing_type: packingTypeId.nullable().optional(),
  template_language: language.optional(),
  terminal_pin_length: z.int().min(MIN_PIN).max(MAX_PIN).optional(),
  terminal_idle_minutes: z.int().min(1).max(120).optional(),
  /** mm. */
  default_truck_spacing: z.int().min(0).max(2_000).optional(),
  default_departure_time: clockTime.optional(),
  stack_rules: stackRules.optional(),
  cutting_separator: cuttingSeparator.optional(),
  cutting_decimal_sign: cuttingDecimalSign.optional(),
  version: version.optional(),
});
export type CompanySettings = z.output<typeof companySettings>;

/** Types whose status changes follow the matrix; 0 and 1 may be given rows, though they may choose any status. */
export const matrixUserTypes = [0, 1, 2, 3, 4, 5] as const;
const matrixUserType = z.union(matrixUserTypes.map((type) => z.literal(type)));

/** The rows of the matrix that one delete and one save replace. */
export const statusRightPart = z.strictObject({ table_name: statusRight.shape.table_name, user_type: matrixUserType });
const status = z.int().min(0).max(100);
const move = { before: status, after: status };
export const statusMove = statusRightPart.extend(move);
/**
 * The moves of a part as the person saw them: a save over others is refused. Absent: whatever they are now
 * (docs/architecture.md, rule 5).
 */
export const knownMoves = z.array(z.strictObject(move)).max(10_000);
export type StatusMove = z.infer<typeof statusMove>;

/** Every role that can be given a system right, in the order of the user types 1 to 5. */
export const rightRoles = ['administrator', 'planner', 'manager', 'packer', 'worker'] as const;
export const systemRight = z.object({
  code: rightCode,
  description: z.string(),
  administrator: z.boolean(),
  planner: z.boolean(),
  manager: z.boolean(),
  packer: z.boolean(),
  worker: z.boolean(),
});
export type SystemRight = z.infer<typeof systemRight>;
export const systemRightRoles = z.strictObject(systemRight.omit({ description: true }).shape);
