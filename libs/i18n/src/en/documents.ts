export const documents = {};
