import { foldedLetters } from '@mullion/contracts';

const GRAM = 3;
const SAMPLE = 500;

type Read = (sql: string, params: readonly unknown[]) => Promise<{ readonly fits: number }[]>;

/** A text that rows are searched by: part of it, in any case, with or without the marks of letters. */
export interface SearchedText {
  readonly table: string;
  /** SQL of the text as `folded` of the schema writes it: a column, or an expression that the index repeats. */
  readonly text: string;
  /** The service's schema, which has the functions of `createTrigrams` and `createFolded`. */
  readonly schema: string;
}

/** A condition and the values of its parameters, numbered from `first` on. */
export interface TextCondition {
  readonly sql: string;
  readonly params: readonly string[];
}

/**
 * Makes the function of three-letter pieces that an index needs to find a text inside a text:
 * `CREATE INDEX … USING gin (schema.trigrams(text))`. Instead of pg_trgm, because the role of a service may not create
 * extensions. The cost
 * keeps the planner from computing them for every row.
 */
export const createTrigrams = (schema: string): string =>
  `CREATE OR REPLACE FUNCTION ${schema}.trigrams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
     SELECT coalesce(array_agg(DISTINCT substr(value, at, 3)), '{}') FROM generate_series(1, length(value) - 2) AS at
   $$`;

/**
 * Makes the function that writes a text as searches compare it, `folded` of the contracts: `Ąžuolyno` becomes
 * `azuolyno`. Instead of unaccent, which is an extension too. A text without such letters costs no more than lower().
 */
export const createFolded = (schema: string): string => {
  const single = foldedLetters().filter(([, plain]) => plain.length === 1);
  const from = single.map(([letter]) => letter).join('');
  const to = single.map(([, plain]) => plain).join('');
  const several = foldedLetters()
    .filter(([, plain]) => plain.length > 1)
    .reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, 'lower(normalize(value, NFC))');
  return `CREATE OR REPLACE FUNCTION ${schema}.folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE translate(${several}, '${from}', '${to}') END
   $$`;
};

/** The pattern of LIKE for a text anywhere in another, whatever signs it has. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A number as it is compared: `26-0147`, `26 0147` and `260147` are one. `numberKeySql` is the same in SQL. */
export const numberKey = (text: string): string => text.toLowerCase().replace(/[ ./-]/g, '');

/** SQL of a number as it is compared, sorted by its bytes; an index repeats it. */
export const numberKeySql = (column: string): string => `(translate(lower(${column}), ' -./', '') COLLATE "C")`;

/** Comes after every text that begins with what stands before it, in the order of bytes. */
export const AFTER_ALL = '\u{10ffff}';

/** The characters of a text from its end: what `reverse` makes in SQL. */
export const reversed = (text: string): string => [...text].toReversed().join('');

/**
 * Is the index of trigrams the way to what a text finds? Not for two letters, and not when a sample of rows often fits:
 * then it is quicker to read rows in the order of the list until a page is full.
 */
export const isFoundByIndex = async (
  read: Read,
  companyId: number,
  searched: SearchedText,
  text: string,
): Promise<boolean> => {
  if (text.length < GRAM) return false;
  const [sample] = await read(
    `SELECT count(*) AS fits FROM (SELECT ${searched.text} AS text FROM ${searched.table} WHERE company_id = $1 LIMIT ${SAMPLE}) AS sample
     WHERE text LIKE ${searched.schema}.folded($2)`,
    [companyId, likeText(text)],
  );
  return (sample?.fits ?? 0) <= SAMPLE / 10;
};

/** Rows that contain the text. @param first number of its first parameter */
export const containsText = (searched: SearchedText, text: string, byIndex: boolean, first: number): TextCondition => {
  const { schema } = searched;
  const like = `${searched.text} LIKE ${schema}.folded($${first})`;
  if (!byIndex) return { sql: like, params: [likeText(text)] };
  const found = `${schema}.trigrams(${searched.text}) @> ${schema}.trigrams(${schema}.folded($${first + 1}))`;
  return { sql: `(${found} AND ${like})`, params: [likeText(text), text] };
};
