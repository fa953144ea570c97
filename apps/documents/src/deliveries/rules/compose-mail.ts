import { evidencePlace, ordersPlace, returnablesPlace, type Language } from '@mullion/contracts';

export interface MailedOrder {
  readonly number: string;
  readonly customer_order_number: string | null;
  /** Which part of it leaves, as a ready text; empty for the whole order. */
  readonly part: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

const nameOf = (order: MailedOrder): string =>
  (order.customer_order_number ? `${order.number} (${order.customer_order_number})` : order.number) +
  (order.part ? `: ${order.part}` : '');

/** Short names stand in the sentence; as soon as one says more than its number, each has a line. */
const inText = (orders: readonly MailedOrder[]): string =>
  orders.some((order) => order.part)
    ? orders.map((order) => `\n- ${nameOf(order)}`).join('') + '\n'
    : orders.map(nameOf).join(', ');

const page = (language: Language, company: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>` +
  `<body style="margin:0;background:#ECEFF0;font:15px/24px 'IBM Plex Sans',Arial,sans-serif;color:#1A2125">` +
  `<div style="max-width:560px;margin:24px auto;background:#FFFFFF;border-top:4px solid #00637A;padding:24px 32px">` +
  paragraphs.map((html) => `<div style="margin:0 0 16px">${html}</div>`).join('') +
  `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #D6DCDE;font-size:13px;line-height:20px;color:#5F6A71">${escapeHtml(company)}</p></div></body></html>`;

const list = (orders: readonly MailedOrder[]): string =>
  `<ul style="margin:0;padding-left:20px">${orders.map((order) => `<li>${escapeHtml(nameOf(order))}</li>`).join('')}</ul>`;

interface ContactMailParts {
  readonly template: string;
  readonly subject: string;
  readonly company: string;
  readonly language: Language;
  /** The link to what of the departure is the reader's: its words and its address. */
  readonly evidence: { readonly text: string; readonly url: string };
  /** Stands below the text; null when there is none. */
  readonly picture: { readonly src: string; readonly alt: string; readonly widthPx: number } | null;
}

/** Stands where the company's text says %evidence, else in a paragraph of its own at the end. */
const withEvidence = (template: string): string =>
  template.includes(evidencePlace) ? template : `${template.trimEnd()}\n\n${evidencePlace}`;

const anchor = ({ text, url }: ContactMailParts['evidence']): string =>
  `<a href="${escapeHtml(url)}" style="color:#005B70">${escapeHtml(text)}</a>`;

/** Mail programs know no more of it than these: the width as an attribute, and the rest in its style. */
const image = ({ src, alt, widthPx }: NonNullable<ContactMailParts['picture']>): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${widthPx}"` +
  ` style="display:block;width:100%;max-width:${widthPx}px;height:auto">`;

/**
 * The mail to one contact: the company's text with that customer's orders in place of %orders. The text is plain,
 * written by the company's administrator; in HTML its paragraphs are kept and every sign of it is shown, never obeyed.
 */
export const composeContactMail = (parts: ContactMailParts, orders: readonly MailedOrder[]): ComposedMail => {
  const { evidence, picture } = parts;
  const texts = withEvidence(parts.template).split(ordersPlace);
  const html = texts.flatMap((part, index) => {
    const paragraph = escapeHtml(part.trim()).replace(/\n/g, '<br>').replaceAll(evidencePlace, anchor(evidence));
    return [...(paragraph ? [paragraph] : []), ...(index < texts.length - 1 ? [list(orders)] : [])];
  });
  return {
    subject: parts.subject,
    text: `${texts.join(inText(orders)).replaceAll(evidencePlace, `${evidence.text}: ${evidence.url}`)}\n\n${parts.company}\n`,
    html: page(parts.language, parts.company, [...html, ...(picture ? [image(picture)] : [])]),
  };
};

/** Numbers of orders have a hyphen, where a narrow screen would break them. */
const inOnePiece = (html: string): string =>
  html.replace(/[\w-]*\d-\d[\w-]*/g, (number) => `<span style="white-space:nowrap">${number}</span>`);

/** The one summary to the managers: everything that left with the truck. Lines are ready texts. */
export const composeSummary = (parts: {
  readonly subject: string;
  readonly lead: string;
  readonly lines: readonly string[];
  readonly company: string;
  readonly language: Language;
}): ComposedMail => ({
  subject: parts.subject,
  text: `${parts.lead}\n\n${parts.lines.map((line) => `- ${line}`).join('\n')}\n\n${parts.company}\n`,
  html: page(parts.language, parts.company, [
    escapeHtml(parts.lead),
    `<ul style="margin:0;padding-left:20px">${parts.lines.map((line) => `<li>${inOnePiece(escapeHtml(line))}</li>`).join('')}</ul>`,
  ]),
});

/** What a customer has at one address, as ready texts. */
export interface RemindedBlock {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * The mail that reminds a contact of returnables: the company's text with them in place of %returnables, or below it
 * where the text names no place; at its end how to get no more.
 */
export const composeReminder = (parts: {
  readonly template: string;
  readonly subject: string;
  readonly blocks: readonly RemindedBlock[];
  readonly unsubscribe: { readonly text: string; readonly url: string } | null;
  readonly company: string;
  readonly language: Language;
}): ComposedMail => {
  const template = parts.template.includes(returnablesPlace)
    ? parts.template
    : `${parts.template}\n\n${returnablesPlace}`;
  const texts = template.split(returnablesPlace);
  const asText = parts.blocks
    .map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].filter(Boolean).join('\n'))
    .join('\n\n');
  const asHtml = parts.blocks
    .map(
      ({ title, lines }) =>
        `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p><ul style="margin:0 0 12px;padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    )
    .join('');
  const html = texts.flatMap((part, index) => {
    const paragraph = escapeHtml(part.trim()).replace(/\n/g, '<br>');
    return [...(paragraph ? [paragraph] : []), ...(index < texts.length - 1 ? [asHtml] : [])];
  });
  const { unsubscribe } = parts;
  const link =
    unsubscribe && `<a href="${escapeHtml(unsubscribe.url)}" style="color:#5F6A71">${escapeHtml(unsubscribe.text)}</a>`;
  return {
    subject: parts.subject,
    text: `${texts
      .map((part) => part.trim())
      .join(`\n\n${asText}\n\n`)
      .trim()}\n\n${parts.company}\n${unsubscribe ? `\n${unsubscribe.text}: ${unsubscribe.url}\n` : ''}`,
    html: page(parts.language, parts.company, [...html, ...(link ? [link] : [])]),
  };
};

/** The same delivery always has the same id, so that a mail server or reader can recognise a repeat. */
export const messageIdOf = (
  delivery: { truckId: number; departure: number; kind: string; contactId: number },
  domain: string,
): string => `<truck-${delivery.truckId}-${delivery.departure}-${delivery.kind}-${delivery.contactId}@${domain}>`;
