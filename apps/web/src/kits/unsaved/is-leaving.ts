interface Place {
  readonly pathname: string;
  readonly search: string;
}

const withoutLanguage = (pathname: string): string => pathname.split('/').slice(2).join('/');

/**
 * Does going there end the page or its view? Another language of the same page keeps everything; a replaced address is
 * the page's own (a filter, the last page of a list) or the end of the session.
 */
export const isLeaving = (from: Place, to: Place, action: string): boolean =>
  action !== 'REPLACE' &&
  (withoutLanguage(from.pathname) !== withoutLanguage(to.pathname) || from.search !== to.search);
