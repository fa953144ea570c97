/** A row of the feature ledger: its claims in their order, lettered a, b, c … */
export interface LedgerRow {
  readonly id: string;
  readonly claims: readonly string[];
}

/** Which files' titles name a claim, by ID and letter: `ORD-05a`. */
export type NamedClaims = ReadonlyMap<string, readonly string[]>;

const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/** The rows of docs/features.md; claims are parted by semicolons. */
export const ledgerRows = (markdown: string): LedgerRow[] =>
  [...markdown.matchAll(/^\| ?([A-Z]{3}-\d{2}) ?\| ?(.*?) ?\| ?[^|]*\|$/gm)].map(([, id = '', claims = '']) => ({
    id,
    claims: claims.split(';').map((claim) => claim.trim()),
  }));

/** Titles of the tests in a file's text. */
const titles = (text: string): string[] =>
  [...text.matchAll(/\b(?:test|it|describe)(?:\.[a-z]+)*(?:\(.*?\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  );

/** Every claim that a title names with its letters; an ID without letters names none. */
export const namedClaims = (files: readonly { readonly name: string; readonly text: string }[]): NamedClaims => {
  const named = new Map<string, string[]>();
  for (const { name, text } of files)
    for (const title of titles(text))
      for (const [, id = '', letters = ''] of title.matchAll(/\b([A-Z]{3}-\d{2})([a-z]*)\b/g))
        for (const letter of letters) {
          const claim = id + letter;
          const known = named.get(claim) ?? [];
          if (!known.includes(name)) named.set(claim, [...known, name]);
        }
  return named;
};

/** Claims of a row as their IDs with letters: `ORD-05a`, `ORD-05b`. */
export const claimIds = (row: LedgerRow): string[] => row.claims.map((_, index) => row.id + letterOf(index));
