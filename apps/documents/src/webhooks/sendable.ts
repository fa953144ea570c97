import { addressFilter, AppError, ipOfHost } from '@mullion/server-kit';

/**
 * An address that nothing will ever be sent to is refused at once. Where a name leads is looked at when something is
 * sent, every time.
 * @throws AppError `webhook.not_https`, `webhook.private_address`
 */
export const mustBeSendable = (url: string, networks: string): void => {
  const { protocol, hostname } = new URL(url);
  const filter = addressFilter(networks);
  const ip = ipOfHost(hostname);
  if (protocol !== 'https:' && networks === '') throw new AppError('webhook.not_https');
  const isLocal = /^(.+\.)?localhost\.?$/.test(hostname) && !filter.allows('127.0.0.1');
  if (isLocal || (ip !== null && !filter.allows(ip))) throw new AppError('webhook.private_address');
  if (protocol !== 'https:' && ip !== null && !filter.isNamed(ip)) throw new AppError('webhook.not_https');
};
