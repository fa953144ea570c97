export const rows = ['truck'];
