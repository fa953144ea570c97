import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { AppError } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';

export const deviceCookie = 'mullion_terminal';

/** Out of reach of scripts and other sites, sent to the routes of the device only. */
export const deviceCookieOptions = (publicUrl: string, expires?: Date): CookieSerializeOptions => ({
  path: '/api/terminal',
  httpOnly: true,
  sameSite: 'strict',
  secure: publicUrl.startsWith('https:'),
  ...(expires ? { expires } : {}),
});

/** The hash by which identity knows the device. @throws AppError `terminal.unknown` without a cookie */
export const deviceHash = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string => {
  const held = cookies[deviceCookie];
  if (!held) throw new AppError('terminal.unknown');
  return createHash('sha256').update(held).digest('hex');
};
