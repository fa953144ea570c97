import type { CookieSerializeOptions } from '@fastify/cookie';

export const refreshCookie = 'mullion_refresh';

/** Out of reach of scripts and other sites, sent to the session routes only. */
export const cookieOptions = (publicUrl: string, expires?: Date): CookieSerializeOptions => ({
  path: '/api/session',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
  ...(expires ? { expires } : {}),
});
