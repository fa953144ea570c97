import type { CookieSerializeOptions } from '@fastify/cookie';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/**
 * Where the site is reached by https, a name that browsers take from this very host and by https alone: no neighbouring
 * site plants one. It must be sent to every path.
 */
export const cookieName = (name: string, publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);
export const cookiePath = (path: string, publicUrl: string): string => (isSecure(publicUrl) ? '/' : path);

export const refreshCookie = (publicUrl: string): string => cookieName('mullion_refresh', publicUrl);

/** Out of reach of scripts and other sites. */
export const cookieOptions = (publicUrl: string, expires?: Date, path = '/api/session'): CookieSerializeOptions => ({
  path: cookiePath(path, publicUrl),
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecure(publicUrl),
  ...(expires ? { expires } : {}),
});
