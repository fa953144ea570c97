/** What the SPA may do: its own scripts and files, nothing from elsewhere, no inline script, no frame around it. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // drawings in SVG carry style attributes; style elements stay ours
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // a PDF in a preview: its bytes are fetched with the bearer token and shown by the browser's own viewer
    'frame-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * The worker that reads codes from the camera's picture: it has the policy of its own file, so that WebAssembly runs
 * there and nowhere on a page. It may fetch our own files, and do nothing else.
 */
export const codeReaderHeaders = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
} as const;

/**
 * Pages of people outside: no search engine keeps them, and what they link to is not told where its visitor comes from.
 */
export const linkPageHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

/** Strict transport, sent only where the site is reached by https. */
export const transportHeader = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
