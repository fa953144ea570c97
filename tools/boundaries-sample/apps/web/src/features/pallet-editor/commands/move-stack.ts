export const moveStack = 'draft';
