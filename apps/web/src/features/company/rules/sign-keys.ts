/** Names of the signs of a cutting file, by the sign as it travels. */
export const signKeys = { ';': 'semicolon', ',': 'comma', tab: 'tab', '.': 'point' } as const;
