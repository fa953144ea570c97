import { limits } from './limits';

// No tag holds the sign that begins one (XML 1.0, 2.4).
const element = /<(\/?)(?:[\w.-]+:)?(Table|Row|Column)\b([^<>]*)>/gi;
const numberIn = (attributes: string, name: 'Index' | 'Span'): number | null => {
  const [, digits] = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*["'](\\d{1,7})["']`, 'i').exec(attributes) ?? [];
  return digits === undefined ? null : Number(digits);
};
const isHidden = (attributes: string): boolean => /(?:^|[\s:])Hidden\s*=\s*["'](?:1|true)["']/i.test(attributes);

/**
 * An XML workbook of 2003 as the library understands it. A row that stands for several (`ss:Span`) counts as one there,
 * so the next one is told its number. Of columns only the hidden ones stay, each for itself: a few letters name
 * millions of them.
 */
export const cleanXmlWorkbook = (xml: string): string => {
  let [row, column, isSpanned] = [0, 0, false];
  return xml.replace(element, (tag, close: string, name: string, attributes: string) => {
    const kind = name.toLowerCase();
    if (close !== '') return kind === 'column' ? '' : tag;
    if (kind === 'table') {
      [row, column, isSpanned] = [0, 0, false];
      return tag;
    }
    const [index, span] = [numberIn(attributes, 'Index'), numberIn(attributes, 'Span') ?? 0];
    if (kind === 'row') {
      const number = index ?? row + 1;
      const isTold = isSpanned && index === null;
      [row, isSpanned] = [number + span, span > 0];
      return isTold ? tag.replace(/(?=\/?>$)/, ` ss:Index="${number}"`) : tag;
    }
    const first = index ?? column + 1;
    column = first + span;
    if (!isHidden(attributes)) return '';
    const last = Math.min(column, limits.columns);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_column, at) => first + at)
      .map((hidden) => `<Column ss:Index="${hidden}" ss:Hidden="1"/>`)
      .join('');
  });
};
