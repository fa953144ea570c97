/** Shown in the browser because nothing in them can run; everything else is kept as a file. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

/** Headers of a made file: its own type and no other, nothing loaded, nothing run. */
export const fileHeaders = (type: string, name: string): Record<string, string> => {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const inline = shown.has(plain);
  return {
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    // a browser's own PDF viewer is an object with inline styles; a sandbox would switch it off
    'content-security-policy':
      plain === 'application/pdf'
        ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
        : "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
};
