const { compare } = new Intl.Collator('lt', { numeric: true });

/** Order of numbers and positions as people count, in Lithuanian order: A2 comes before A10. */
export const compareNatural = (a: string, b: string): number => compare(a, b);
