import fs from 'node:fs';
export const read = fs.readFileSync;
