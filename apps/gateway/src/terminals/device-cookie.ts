import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { AppError } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from '../sessions/sessions.module';

export const deviceCookie = (publicUrl: string): string => cookieName('mullion_terminal', publicUrl);

/** Out of reach of scripts and other sites. */
export const deviceCookieOptions = (publicUrl: string, expires?: Date): CookieSerializeOptions =>
  cookieOptions(publicUrl, expires, '/api/terminal');

/** The hash by which identity knows the device. @throws AppError `terminal.unknown` without a cookie */
export const deviceHash = ({ cookies }: Pick<FastifyRequest, 'cookies'>, publicUrl: string): string => {
  const cookie = cookies[deviceCookie(publicUrl)];
  if (!cookie) throw new AppError('terminal.unknown');
  return createHash('sha256').update(cookie).digest('hex');
};
