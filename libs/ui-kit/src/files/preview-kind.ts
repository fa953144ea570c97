const images = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** What a browser can show of a type without running anything in it; null: the file can only be downloaded. */
export const previewKind = (type: string): 'image' | 'pdf' | null => {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (images.has(plain)) return 'image';
  return plain === 'application/pdf' ? 'pdf' : null;
};
