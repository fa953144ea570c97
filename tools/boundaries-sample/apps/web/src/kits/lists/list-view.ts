export const listView = 'list';
