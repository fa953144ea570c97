import type { Language } from '@mullion/contracts';

/** The token stands behind the #: a browser sends that part to nobody, in no request and no Referer. */
export const linkUrl = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl.replace(/\/$/, '')}/${language}/s#${token}`;
