/** Longer sides are made shorter: enough to read a label by, and a few hundred kilobytes on a slow network. */
const LONGEST_PX = 1600;
const QUALITY = 0.8;

/** A photo as text, so that it can be kept and sent later. */
export interface StoredPhoto {
  readonly name: string;
  /** A data URL. */
  readonly text: string;
}

/** A picture of the device made small enough to wait and to be sent; null when the browser cannot read it. */
export const storedPhotoOf = async (file: Blob, name: string): Promise<StoredPhoto | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { name: `${name.replace(/\.[^.]*$/, '')}.jpg`, text: canvas.toDataURL('image/jpeg', QUALITY) };
};

/** The same as a file to send. */
export const fileOfPhoto = ({ name, text }: StoredPhoto): File => {
  const bytes = Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
};
