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
}

/** Hands a mail to a server and reports what became of it. */
export type Mailer = (mail: Mail) => Promise<HandOver>;

const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;

/** What became of one hand-over. */
export type HandOver = { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'doubtful'; readonly error: string };

/** "Mullion <mullion@example.com>": the part in brackets, or all of it. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The server's "go on" after DATA: from here on it may have taken the mail whatever happens to the connection. */
const TEXT_UNDER_WAY = /^354\b/;

/**
 * A mailer for one SMTP server; a connection a mail, so that a dead one cannot be mistaken for a live one. Never throws.
 * Refused: the server said no, or nothing of the mail had been handed over. Doubtful: the connection broke once the text was under way.
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
        logger: smtpTranscript.logger,
        debug: true,
      },
      { from },
    );
    try {
      await transport.sendMail({
        ...(mail.sender && { from: { name: mail.sender, address: addressOf(from) } }),
        // as objects they are not parsed again, and the envelope says what the list shows
        to: mail.to.map((address) => ({ name: '', address })),
        envelope: { from, to: [...mail.to] },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.message_id,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { outcome: 'sent' };
    } catch (error) {
      const answered = typeof (error as { responseCode?: number }).responseCode === 'number';
      return { outcome: smtpTranscript.isUnderWay() && !answered ? 'doubtful' : 'refused', error: String(error).slice(0, 500) };
    } finally {
      transport.close();
    }
  };
};

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
