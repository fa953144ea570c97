import { z } from 'zod';
import { defineCall } from '../kit/call';
import { email } from '../kit/email.schema';
import { language } from '../kit/context.schema';
import { defineRoute, isoMoment } from '../kit/route';

const planner = { access: 'session', types: [0, 1, 2, 3] } as const;
const administrators = { access: 'session', types: [0, 1] } as const;
const MOST_ADDRESSES = 100;

/** What is known of an address that mails go to. */
export const mailAddress = z.object({
  email: z.string(),
  /** A mail to it came back for good; null: none did, or a person has cleared it. */
  bounced_at: isoMoment.nullable(),
  bounce_reason: z.string(),
  /** Its holder wants no reminders. */
  unsubscribed_at: isoMoment.nullable(),
});
export type MailAddress = z.infer<typeof mailAddress>;

/** Only addresses of which something is known. */
export const listMailAddresses = defineRoute({
  service: 'documents',
  name: 'mail-addresses.list',
  method: 'GET',
  path: 'mail-addresses',
  summary: 'Which of these e-mail addresses mails came back from, and which want no reminders',
  policy: planner,
  query: z.strictObject({
    /** Comma-separated. */
    emails: z
      .string()
      .max(10_000)
      .transform((joined) =>
        joined
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().max(320)).max(MOST_ADDRESSES)),
  }),
  response: z.array(mailAddress),
});

/** A person knows that the address is good again. Errors: not_found. */
export const clearBounce = defineRoute({
  service: 'documents',
  name: 'mail-addresses.clear-bounce',
  method: 'POST',
  path: 'mail-addresses/clear-bounce',
  summary: 'Forget that mails to an address came back',
  policy: planner,
  body: z.strictObject({ email }),
  response: mailAddress,
});

const bounceSecret = z.object({ url: z.string(), made_at: isoMoment.nullable(), user_name: z.string() });

export const getBounceSecret = defineRoute({
  service: 'documents',
  name: 'mail-bounces.secret',
  method: 'GET',
  path: 'mail-bounces/secret',
  summary: 'Where a mail server reports mails that came back, and whether it has a secret',
  policy: administrators,
  response: bounceSecret,
});

/** The secret is answered here and never again; the one before is no longer good. */
export const makeBounceSecret = defineRoute({
  service: 'documents',
  name: 'mail-bounces.make-secret',
  method: 'POST',
  path: 'mail-bounces/secret',
  summary: 'Make the secret by which mails that came back are reported',
  success: 201,
  policy: administrators,
  response: bounceSecret.extend({ secret: z.string() }),
});

/** hard: the address does not take mails; soft: not now, which changes nothing here. */
export const bounce = z.strictObject({
  recipient: z.string().trim().min(3).max(320),
  type: z.enum(['hard', 'soft']),
  reason: z.string().trim().max(1_000).default(''),
});
export type Bounce = z.infer<typeof bounce>;
/**
 * Bounces as a mail service reports them, or the mail that came back itself (a delivery status notification, RFC 3464).
 */
export const bounceReport = z.union([
  bounce,
  z.strictObject({ bounces: z.array(bounce).min(1).max(100) }),
  z.strictObject({ dsn: z.string().min(1).max(200_000) }),
]);

/**
 * Says that mails came back. The company's secret goes along as `Authorization: Bearer …`, or as the password of
 * `Basic …`. Errors: bounce.secret_wrong (401), invalid.
 */
export const reportBounces = defineRoute({
  service: 'gateway',
  name: 'mail-bounces.report',
  method: 'POST',
  path: 'mail-bounces',
  summary: 'A mail server reports mails that came back',
  policy: { access: 'none' },
  body: bounceReport,
  response: z.object({ marked: z.int() }),
});
export const markBounces = defineCall({
  service: 'documents',
  name: 'mail-bounces.mark',
  input: z.object({ secret: z.string(), report: bounceReport }),
  output: z.object({ marked: z.int() }),
});

/**
 * What the link in a reminder opens: a page that asks; mail programs post to the same address at once (RFC 8058).
 * Errors: file.not_found.
 */
export const unsubscribe = defineCall({
  service: 'documents',
  name: 'mail-addresses.unsubscribe',
  input: z.object({ token: z.string(), confirmed: z.boolean() }),
  output: z.object({ company: z.string(), email: z.string(), language, done: z.boolean() }),
});

export const mailAddressesRoutes = { listMailAddresses, clearBounce, getBounceSecret, makeBounceSecret, reportBounces };
export const mailAddressesCalls = { markBounces, unsubscribe };
