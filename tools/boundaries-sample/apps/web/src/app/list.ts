export const list = ['a room that nobody knows'];
