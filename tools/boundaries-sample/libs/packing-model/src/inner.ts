export const inner = 25.4;
