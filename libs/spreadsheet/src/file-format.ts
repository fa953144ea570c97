import type { FileFormat } from './line';

const START = 512;
const begins = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** The first entry of an OpenDocument file, which is not packed, says what the file is (ODF 1.3, part 2, 3.3). */
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
const FIRST_NAME = 30;
/**
 * What web pages and the XML workbooks of 2003 begin with; spreadsheets of other programs are often a web page named
 * .xls.
 */
const page = /^<(?:!doctype|html|head|body|meta|style|table|div|\?xml|\w+:workbook|workbook)\b/i;

/** What a file is by its first bytes; one that is named xlsx and is none is refused as xlsx. */
export const formatOf = (bytes: Uint8Array, name: string): FileFormat => {
  const start = Buffer.from(bytes.subarray(0, START));
  if (begins(bytes, 0x50, 0x4b))
    return start.toString('latin1').startsWith(openDocument, FIRST_NAME) || /\.ods$/i.test(name) ? 'ods' : 'xlsx';
  // a compound file: a workbook before 2007, or a newer one with a password
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'xls';
  const text = begins(bytes, 0xff, 0xfe) ? start.toString('utf16le') : start.toString();
  if (page.test(text.replace(/^\ufeff/, '').trimStart())) return 'html';
  return /\.xls[xm]$/i.test(name) ? 'xlsx' : /\.ods$/i.test(name) ? 'ods' : 'csv';
};
