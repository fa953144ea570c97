/**
 * The same keys as the English texts; where English counts (`x_other`), Lithuanian also has the few form (2–9) beside
 * one and other.
 */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> } & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_few` : never]: string;
};
