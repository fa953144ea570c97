import { emailPattern } from '@mullion/contracts';
import { createTransport } from 'nodemailer';
import type { Logger } from 'nodemailer/lib/shared';

export interface Mail {
  readonly to: readonly string[];
  /** Whose mail it is, as the receiver reads it; else the name the server's owner gave. */
  readonly sender?: string | null | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly message_id: string;
  /** Where the receiver says that no more are wanted; mail programs show a button for it (RFC 8058). */
  readonly unsubscribe?: string | null | undefined;
}

/** Hands a mail to a server and reports what became of it. */
export type Mailer = (mail: Mail) => Promise<HandOver>;

const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;

/** What became of one hand-over, and which recipients the server refuses for good. */
export type HandOver = (
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused' | 'doubtful'; readonly error: string }
) & {
  readonly bounced?: readonly Bounced[];
};
interface Bounced {
  readonly email: string;
  readonly reason: string;
}

/** "Mullion <mullion@example.com>": the part in brackets, or all of it. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The server's "go on" after DATA: from here on it may have taken the mail whatever happens to the connection. */
const TEXT_UNDER_WAY = /^354\b/;

/**
 * A mailer for one SMTP server; a connection a mail, so that a dead one cannot be mistaken for a live one. Never
 * throws. Refused: the server said no, or nothing of the mail had been handed over. Doubtful: the connection broke once
 * the text was under way.
 */
export const openMailer = (url: string, from: string): Mailer => {
  return async (mail) => {
    // one kept from before there was the rule, or changed by any other way: never given to a server to make sense of
    const bad = mail.to.find((address) => !emailPattern.test(address));
    if (bad !== undefined) return { outcome: 'refused', error: 'not an e-mail address' };
    const smtpTranscript = listenForText();
    const transport = createTransport(
      {
        url,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        socketTimeout: ANSWER_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
        // pictures within the text become parts of the mail: mail programs show no data addresses
        attachDataUrls: true,
        logger: smtpTranscript.logger,
        debug: true,
      },
      { from },
    );
    try {
      const done = await transport.sendMail({
        ...(mail.sender && { from: { name: mail.sender, address: addressOf(from) } }),
        // as objects they are not parsed again, and the envelope says what the list shows
        to: mail.to.map((address) => ({ name: '', address })),
        envelope: { from, to: [...mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.message_id,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
      });
      return { outcome: 'sent', ...withBounced(done.rejectedErrors) };
    } catch (error) {
      const answered = typeof (error as { responseCode?: number }).responseCode === 'number';
      const refusals = (error as { rejectedErrors?: readonly SmtpRefusal[] }).rejectedErrors;
      const outcome = smtpTranscript.isUnderWay() && !answered ? 'doubtful' : 'refused';
      return { outcome, error: String(error).slice(0, MAX_ERROR), ...withBounced(refusals) };
    } finally {
      transport.close();
    }
  };
};

interface SmtpRefusal {
  readonly recipient?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message?: string;
}
const MAX_ERROR = 500;
/** The mailbox is not there, not allowed or moved; 552 (full) and 4xx may be another day. */
const FOR_GOOD: readonly number[] = [550, 551, 553];

/** Recipients whose mailbox the server says is not there: the address is wrong, not the day. */
const withBounced = (refusals: readonly SmtpRefusal[] | undefined): Pick<HandOver, 'bounced'> => {
  const bounced = (refusals ?? []).flatMap(({ recipient, responseCode, response, message }): Bounced[] =>
    recipient && FOR_GOOD.includes(responseCode ?? 0)
      ? [{ email: recipient, reason: (response ?? message ?? '').slice(0, MAX_ERROR) }]
      : [],
  );
  return bounced.length > 0 ? { bounced } : {};
};

const unsubscribeHeaders = (url: string | null | undefined): Readonly<Record<string, string>> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

/** The library's error does not say how far the SMTP conversation had come; its log does. */
const listenForText = (): { logger: Logger; isUnderWay: () => boolean } => {
  let underWay = false;
  const record = (entry: { tnx?: string }, line: string, ...values: unknown[]): void => {
    const said = [line, ...values].join(' ').replace(/^%s\s*/, '');
    if (entry.tnx === 'server' && TEXT_UNDER_WAY.test(said)) underWay = true;
  };
  const noop = (): void => undefined;
  const logger = {
    level: noop,
    trace: record,
    debug: record,
    info: record,
    warn: record,
    error: record,
    fatal: record,
  } as unknown as Logger;
  return { logger, isUnderWay: () => underWay };
};
