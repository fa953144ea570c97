const NAME = 'code=';

/** Behind the hash, which is sent to no server and kept in no log. */
export const enrolAddress = (page: string, code: string): string => `${page}#${NAME}${encodeURIComponent(code)}`;

/** The code with which the page of a device was opened; empty without one. */
export const enrolCodeOf = (hash: string): string => {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(NAME)) return '';
  try {
    return decodeURIComponent(text.slice(NAME.length)).slice(0, 20);
  } catch {
    return '';
  }
};
