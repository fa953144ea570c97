/** The demo factory's people; all have the same password. */
export const PASSWORD = 'Mullion-2026!';
export const emailOf = (name: string): string => `${name}@demo.mullion.test`;
