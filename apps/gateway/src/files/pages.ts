import { createHash } from 'node:crypto';
import type { ErrorCode, Language, OutputOf, openLink } from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';

type Job = NonNullable<OutputOf<typeof openLink>['job']>;

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}
main{padding:2rem;max-width:26rem;text-align:center}h1{font-size:1.25rem;margin:0 0 1rem}progress{width:100%;height:.75rem}p{margin:1rem 0 0;opacity:.75}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** These pages hold no script at all; they refresh by themselves. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of a few words without a script. */
export const page = (language: Language, title: string, content: string, head = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}` +
  `<title>${escaped(title)}</title><style>${style}</style></head><body><main><h1>${escaped(title)}</h1>${content}</main></body></html>`;

/** Shows how far the file is and asks again every second. */
export const waitPage = async (language: Language, { progress, state }: Pick<Job, 'progress' | 'state'>): Promise<string> => {
  const texts = await loadTexts(language, 'files');
  const percent = Math.round(Math.min(Math.max(progress, 0), 1) * 100);
  const title = state === 'queued' ? texts.queued : texts.making;
  const bar = `<progress max="100" value="${percent}" aria-label="${escaped(title)}">${percent} %</progress><p role="status">${percent} % · ${escaped(texts.wait)}</p>`;
  return page(language, title, bar, '<meta http-equiv="refresh" content="1">');
};

/** Says why there is no file, and what to do. */
export const errorPage = async (language: Language, code: ErrorCode): Promise<string> => {
  const texts = await loadTexts(language, 'files');
  const known: Partial<Record<ErrorCode, { readonly title: string; readonly text: string }>> = {
    'file.link_expired': texts.expired,
    'file.not_found': texts.missing,
    invalid: texts.missing,
    unavailable: texts.unavailable,
    too_many_requests: texts.unavailable,
  };
  const { title, text } = known[code] ?? texts.failed;
  return page(language, title, `<p>${escaped(text)}</p>`);
};
