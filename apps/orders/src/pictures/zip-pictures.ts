import type { Readable } from 'node:stream';
import { MOST_PICTURES, MOST_UNPACKED_BYTES, MEBIBYTE, pictureFile, type RefusedPicture } from '@mullion/contracts';
import { AppError } from '@mullion/server-kit';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';

/** A file of a zip; its name says what it is of and is never a path here. */
export interface ZippedPicture {
  readonly name: string;
  /** @throws AppError `picture.too_large`, `picture.unreadable`, `pictures.too_large` */
  bytes(): Promise<Buffer>;
}
export interface ZippedPictures {
  readonly pictures: readonly ZippedPicture[];
  readonly faults: readonly RefusedPicture[];
}

/** What a file of another system adds by itself. */
const isLitter = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);
const MOST_MB = pictureFile.maxBytes / MEBIBYTE;
const tooMuch = (): AppError => new AppError('pictures.too_large', { max: MOST_UNPACKED_BYTES / MEBIBYTE });
/** Folders and litter beside the pictures. */
const MOST_ENTRIES = 5 * MOST_PICTURES;

/**
 * The files of a zip, judged by its directory before a byte is unpacked; each is unpacked when it is asked for and ends
 * as soon as it is larger than it may be, because a directory can lie.
 * @throws AppError `pictures.unreadable`, `pictures.too_many`, `pictures.too_large`
 */
export const zippedPictures = async (bytes: Buffer): Promise<ZippedPictures> => {
  const { zip, entries } = await directoryOf(bytes);
  const named = entries
    .map((entry) => ({ entry, name: nameOf(entry) }))
    .filter(({ name }) => !name.endsWith('/') && !isLitter(name));
  if (named.length > MOST_PICTURES)
    throw new AppError('pictures.too_many', { count: named.length, max: MOST_PICTURES });
  if (named.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0) > MOST_UNPACKED_BYTES) throw tooMuch();
  const counted = { bytes: 0 };
  const faults: RefusedPicture[] = [];
  const pictures = named.flatMap(({ entry, name }): ZippedPicture[] => {
    const code = faultOf(entry, name);
    if (code === null) return [{ name, bytes: () => unpacked(zip, entry, counted) }];
    faults.push({ file: name, code, params: {} });
    return [];
  });
  return { pictures, faults };
};

const nameOf = (entry: Entry): string =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false).replaceAll('\\', '/');

const faultOf = (entry: Entry, name: string): string | null => {
  if (validateFileName(name) !== null) return 'pictures.unsafe_name';
  return entry.canDecodeFileData() ? null : 'pictures.locked';
};

const directoryOf = async (bytes: Buffer): Promise<{ zip: ZipFile; entries: Entry[] }> => {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true, decodeStrings: false });
    if (zip.entryCount > MOST_ENTRIES)
      throw new AppError('pictures.too_many', { count: zip.entryCount, max: MOST_PICTURES });
    const entries: Entry[] = [];
    await new Promise<void>((resolve, reject) => {
      zip.on('entry', (entry: Entry) => {
        entries.push(entry);
        zip.readEntry();
      });
      zip.once('end', resolve);
      zip.once('error', reject);
      zip.readEntry();
    });
    return { zip, entries };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('pictures.unreadable');
  }
};

const unpacked = async (zip: ZipFile, entry: Entry, counted: { bytes: number }): Promise<Buffer> => {
  if (entry.uncompressedSize > pictureFile.maxBytes) throw new AppError('picture.too_large', { max: MOST_MB });
  const parts: Buffer[] = [];
  let size = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      counted.bytes += part.length;
      if (size > pictureFile.maxBytes) throw new AppError('picture.too_large', { max: MOST_MB });
      if (counted.bytes > MOST_UNPACKED_BYTES) throw tooMuch();
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('picture.unreadable');
  }
  return Buffer.concat(parts);
};
