type AnyT = (...args: never[]) => unknown;

/** A text by a key that is known only at run time (a refusal's code); the caller has checked that the key exists. */
export const textByKey = (t: AnyT, key: string, params: object = {}): string =>
  (t as (key: string, params: object) => string)(key, params);
