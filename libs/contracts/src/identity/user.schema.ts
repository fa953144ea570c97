import { z } from 'zod';
import { clockTime, USUAL_DEPARTURE_TIME } from '../kit/clock-time.schema';
import { companyFeature, companyKind, language, rightCode, terminalPass, userType } from '../kit/context.schema';
import { companyId, packingTypeId, userId } from '../kit/id.schema';
import { accountEmail } from '../kit/email.schema';
import { int } from '../kit/number.schema';
import { version } from '../kit/route';
import { line } from '../kit/text.schema';
import { cuttingDecimalSign, cuttingSeparator, defaultCuttingForm } from '../packing/cutting-file.schema';
import { stackRules } from '../packing/stack-rules.schema';

export const company = z.object({
  id: companyId,
  name: z.string(),
  code: z.string(),
  kind: companyKind,
  features: z.array(companyFeature),
  /** Supplier companies act in this manufacturer's data. */
  serves_company_id: companyId.nullable(),
  time_zone: z.string(),
  allow_custom_pallets: z.boolean(),
  /** Standard pallet lengths in mm, used where custom pallets are off. */
  standard_lengths: z.array(z.int().positive()),
  /** Longest pallet a run may cut, remembered per company. */
  longest_pallet: z.int().positive(),
  /** How the optimiser may stack; absent in answers from before there was such a setting. */
  stack_rules: stackRules.optional(),
  /** How the file for the saw is written. */
  cutting_separator: cuttingSeparator.default(defaultCuttingForm.cutting_separator),
  cutting_decimal_sign: cuttingDecimalSign.default(defaultCuttingForm.cutting_decimal_sign),
  template_language: language,
  /** Digits of a PIN, and minutes without a touch after which a terminal signs its person out. */
  terminal_pin_length: z.int().default(4),
  terminal_idle_minutes: z.int().default(5),
  default_truck_spacing: z.int().nonnegative(),
  /** When trucks leave of which nobody has said it. */
  default_departure_time: clockTime.default(USUAL_DEPARTURE_TIME),
  pref_packing_type: packingTypeId.nullable(),
  /** Comma-joined. */
  manager_emails: z.string(),
  truck_loaded_email_template: z.string(),
  /** The mail that reminds of returnables; empty: the usual text. */
  reminder_email_template: z.string().default(''),
  version,
});
export type Company = z.infer<typeof company>;

/** Which page a person begins with instead of the usual one. */
export const startPage = z.enum(['today']);
export type StartPage = z.infer<typeof startPage>;

export const user = z.object({
  id: userId,
  name: z.string(),
  email: z.string(),
  type: userType,
  company_id: companyId,
  company,
  rights: z.array(rightCode),
  /** Null: the usual page after signing in; absent in answers from before there was a choice. */
  start_page: startPage.nullish(),
  /** The terminal that they signed in at by PIN or badge; null or absent: by password. */
  terminal: terminalPass.extend({ idle_minutes: z.int() }).nullish(),
  version,
  created_at: z.string(),
  updated_at: z.string(),
});
export type User = z.infer<typeof user>;

/** A user as the company's list and the event hold it; nothing of the password. */
export const userRecord = z.object({
  id: userId,
  name: z.string(),
  email: z.string(),
  type: userType,
  company_id: companyId,
  version,
  created_at: z.string(),
  updated_at: z.string(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** The own company, or one that supplies it. */
export const staffCompany = z.object({ id: companyId, name: z.string() });
export type StaffCompany = z.infer<typeof staffCompany>;

export const listedUser = userRecord.extend({
  /** Of somebody who works for a supplier; null for the own people. */
  supplier: z.string().nullable().default(null),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type ListedUser = z.infer<typeof listedUser>;

const userName = line(191).min(1);
const newPassword = z.string().min(1).max(500);

export const newUser = z.strictObject({
  name: userName,
  email: accountEmail,
  password: newPassword,
  type: userType,
  /** The own company when absent; else that, or one that supplies it. */
  company_id: companyId.optional(),
});

/** Neither e-mail nor company can be changed; one's own account needs the current password. */
export const userFields = z.strictObject({
  name: userName.optional(),
  type: userType.optional(),
  password: newPassword.optional(),
  current_password: z.string().max(500).optional(),
  version: version.optional(),
});

/** A signed-in browser. */
export const session = z.object({
  id: z.uuid(),
  user_id: userId,
  /** The browser's own words about itself (User-Agent). */
  agent: z.string(),
  address: z.string(),
  /** Of a session by PIN or badge: the terminal it was opened at. */
  terminal: z.string().nullish(),
  created_at: z.string(),
  /** Renewed at least every 15 minutes while the browser is used. */
  used_at: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const statusName = z.object({
  id: z.int(),
  table_name: z.enum(['orders', 'products', 'pallets', 'trucks', 'problems']),
  status: z.int(),
  text: z.string(),
  language,
  version: version.default(1),
  created_at: z.string(),
  updated_at: z.string(),
});
export const statusNameEdit = z.strictObject({
  id: int().positive(),
  text: line(191).min(1),
  version: version.optional(),
});
export type StatusName = z.infer<typeof statusName>;

export const statusRight = z.object({
  id: z.int(),
  user_type: userType,
  before: z.int(),
  after: z.int(),
  table_name: z.enum(['orders', 'products', 'pallets', 'trucks']),
  company_id: companyId,
});
export type StatusRight = z.infer<typeof statusRight>;
/** With the names of both statuses, in the reader's language. */
export const titledStatusRight = statusRight.extend({ title: z.string() });

export const countryCode = z.object({
  id: z.int(),
  language,
  country_name: z.string(),
  country_code: z.string().length(2),
  created_at: z.string(),
  updated_at: z.string(),
});
