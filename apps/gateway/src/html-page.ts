import { createHash } from 'node:crypto';
import type { Language } from '@mullion/contracts';

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
