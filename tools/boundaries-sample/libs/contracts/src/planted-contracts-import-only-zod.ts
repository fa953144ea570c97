import fs from 'node:fs';
export const wide = fs.readFileSync;
