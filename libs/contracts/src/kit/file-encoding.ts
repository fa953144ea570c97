/**
 * How the letters of an uploaded text may be written: Unicode, Windows and the Baltic and Central European pages of
 * DOS.
 */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'cp775',
  'cp852',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];
