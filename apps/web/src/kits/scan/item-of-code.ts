import { readingsOf } from '@mullion/contracts';

/** What a scanned code may mean, the likeliest first, in small letters: no two things differ by those alone. */
export const codesMeant = (scanned: string): readonly string[] => [
  ...new Set(readingsOf(scanned).map((reading) => reading.toLowerCase())),
];

/** Whether a scanned code may mean a thing with this code, whatever keyboard has typed it. */
export const isCodeOf = (scanned: string, code: string | null): boolean =>
  code !== null && codesMeant(scanned).includes(code.toLowerCase());

/** The thing that a scanned code means; a code that matches as it is comes before a guess. */
export const itemOfCode = <T>(
  things: readonly T[],
  scanned: string,
  codeOf: (thing: T) => string | null,
): T | undefined => {
  for (const code of codesMeant(scanned)) {
    const found = things.find((thing) => codeOf(thing)?.toLowerCase() === code);
    if (found !== undefined) return found;
  }
  return undefined;
};
