/** 10 000 rows of the widest kind stay well below this. */
export const MAX_BYTES = 20 * 1024 * 1024;

export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty';

/** What can be said about a file before it is sent; null when it may be. */
export const checkFile = (file: { readonly name: string; readonly size: number }): FileRefusal | null => {
  if (!/\.(csv|xlsx)$/i.test(file.name)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES ? 'tooLarge' : null;
};
