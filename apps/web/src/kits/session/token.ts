const KEY = 'mullion.token';
const REFUSED = 'mullion.token.refused';
const AWAITED = 'mullion.token.awaited';

/** The bearer token of this tab; session storage by specification, so a closed tab forgets it. */
export const token = {
  get: (): string | null => sessionStorage.getItem(KEY),
  set: (value: string): void => {
    sessionStorage.setItem(KEY, value);
    sessionStorage.removeItem(AWAITED);
  },
  /** Nothing of a token is left, not even one that was refused while the sign-out was under way. */
  clear: (): void => {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(REFUSED);
    sessionStorage.removeItem(AWAITED);
  },
  /**
   * The session has ended and its page stays: what is left of it is asked for no more, and only its person may go on in
   * it.
   */
  lose: (): void => {
    const person = personOf(token.get()) ?? token.awaited();
    token.clear();
    if (person !== null) sessionStorage.setItem(AWAITED, person);
  },
  awaited: (): string | null => sessionStorage.getItem(AWAITED),
  /** The server did not take this token: it is not sent again, also after a reload. */
  refuse: (value: string): void => {
    // an answer that comes after signing out leaves nothing behind
    if (token.get() === value) sessionStorage.setItem(REFUSED, value);
  },
  isRefused: (value: string): boolean => sessionStorage.getItem(REFUSED) === value,
};

/** Whose token this is, read without checking it: only the server decides, this only notices a change of person. */
export const personOf = (value: string | null): string | null => {
  const payload = value?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const person = claims.sub ?? claims.user_id;
    return person === undefined ? null : String(person);
  } catch {
    return null;
  }
};
