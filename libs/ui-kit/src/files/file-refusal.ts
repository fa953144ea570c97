import { MEBIBYTE, type FileLimits } from '@mullion/contracts';

export interface FileFacts {
  readonly name: string;
  readonly size: number;
}
export interface FileRefusal {
  readonly code: 'wrongType' | 'heic' | 'tooLarge' | 'empty';
  readonly name: string;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What phones take photos in unless told otherwise; hardly any browser shows it. */
const phonePhotos: ReadonlySet<string> = new Set(['heic', 'heif']);

/** Why a file is not sent; null when it may be. The service judges its bytes. */
export const refusalOf = ({ name, size }: FileFacts, limits: FileLimits): FileRefusal | null => {
  const extension = extensionOf(name);
  if (!limits.extensions.includes(extension)) return { code: phonePhotos.has(extension) ? 'heic' : 'wrongType', name };
  if (size === 0) return { code: 'empty', name };
  return size > limits.maxBytes ? { code: 'tooLarge', name } : null;
};

/** How limits are said: `png, jpg` and megabytes. */
export const limitTexts = ({ extensions, maxBytes }: FileLimits) => ({
  types: extensions.join(', '),
  max: Math.floor(maxBytes / MEBIBYTE),
});

/** For a file input: `.png,.jpg`. */
export const acceptOf = ({ extensions }: FileLimits): string =>
  extensions.map((extension) => `.${extension}`).join(',');
