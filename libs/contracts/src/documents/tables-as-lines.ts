/** Elements of a table, which headers do not have. */
export const tableTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'] as const;

const BETWEEN_CELLS = ' · ';
/** A row without rows of a table within it. */
const INNER_ROW = /<tr\b[^>]*>((?:(?!<tr\b).)*?)<\/tr>/gs;
const CELL = /<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gs;
const BLOCK = /<\/?(?:p|h1|h2|h3|ul|ol|li|br|table|thead|tbody|tfoot|caption)\b[^>]*>/g;

const lineOf = (row: string): string => {
  const cells = [...row.matchAll(CELL)].map(([, cell = '']) => cell.replace(BLOCK, ' ').replace(/\s+/g, ' ').trim());
  const text = cells.filter((cell) => cell !== '').join(BETWEEN_CELLS);
  return text === '' ? '' : `<p>${text}</p>`;
};

/** Tables of sanitised HTML as paragraphs, one a row: their text is kept where a header can have no table. */
export const tablesAsLines = (html: string): string => {
  const lines = html.replace(INNER_ROW, (_match, row: string) => lineOf(row));
  return lines === html ? html : tablesAsLines(lines);
};
