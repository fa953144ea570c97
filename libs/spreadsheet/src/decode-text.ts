const utf8Mark = [0xef, 0xbb, 0xbf];

/** Text of a csv file: UTF-8 with or without mark, UTF-16 with mark, else what Lithuanian Windows writes (Windows-1257). */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const marked = utf8Mark.every((byte, at) => bytes[at] === byte);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(marked ? 'utf-8' : 'windows-1257').decode(bytes);
  }
};

const separators = [';', '\t', ','] as const;

/** The separator of a csv file: the one that stands most often in its first line, outside quotes; `sep=;` is obeyed. */
export const separatorOf = (text: string): { readonly separator: string; readonly named: boolean } => {
  const line = /^[^\r\n]{0,10000}/.exec(text)?.[0] ?? '';
  const named = /^sep=(.)$/i.exec(line)?.[1];
  if (named) return { separator: named, named: true };
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  const most = Math.max(...counts);
  return { separator: separators[counts.indexOf(most)] ?? ';', named: false };
};
