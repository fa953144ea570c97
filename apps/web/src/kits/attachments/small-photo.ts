/** Longer sides are made shorter: enough to read a label by. */
const LONGEST_PX = 2048;
const QUALITY = 0.85;

/** How large a picture is drawn so that its longer side fits; it never grows. */
export const fittedSize = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * A photo as it is sent: drawn again from its pixels, upright and at most 2048 long, so that the place and the phone
 * that EXIF names never leave the device. A GIF, and what this browser cannot read, go as they are: the server judges
 * them.
 */
export const smallPhoto = async (file: File): Promise<File> => {
  if (file.type === 'image/gif') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(picture.width, picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return bytes ? new File([bytes], file.name, { type }) : file;
};
