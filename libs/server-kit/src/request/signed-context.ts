import { createHmac, timingSafeEqual } from 'node:crypto';
import { requestContext, type RequestContext } from '@mullion/contracts';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error';

const verified = new LRUCache<string, RequestContext>({ max: 2_000 });
const headers = new WeakMap<RequestContext, { key: string; header: string }>();

const hmac = (body: string, key: string): Buffer => createHmac('sha256', key).update(body).digest();

/** Signs a context with HMAC-SHA256: `base64url(json).base64url(mac)`, at most about 2 kB. */
export const signContext = (context: RequestContext, key: string): string => {
  const known = headers.get(context);
  if (known?.key === key) return known.header;
  const body = Buffer.from(JSON.stringify(context)).toString('base64url');
  const header = `${body}.${hmac(body, key).toString('base64url')}`;
  headers.set(context, { key, header });
  return header;
};

/**
 * The context a header carries; verified strings are remembered, the expiry is checked each time.
 * @throws AppError `session.expired` (401) when it is missing, altered, signed by another key or past its time.
 */
export const verifyContext = (header: string, key: string, nowSeconds: number = Date.now() / 1000): RequestContext => {
  const remembered = `${key}\n${header}`;
  let context = verified.get(remembered);
  if (!context) {
    const dot = header.indexOf('.');
    const body = header.slice(0, Math.max(dot, 0));
    const mac = Buffer.from(header.slice(dot + 1), 'base64url');
    const expected = hmac(body, key);
    if (dot <= 0 || mac.length !== expected.length || !timingSafeEqual(mac, expected))
      throw new AppError('session.expired');
    const parsed = requestContext.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    if (!parsed.success) throw new AppError('session.expired');
    context = parsed.data;
    verified.set(remembered, context);
    headers.set(context, { key, header });
  }
  if (context.expires_at <= nowSeconds) throw new AppError('session.expired');
  return context;
};
