import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable';

const MAX_ENTRIES = 500;
/** A sheet of 10 000 rows unpacks to about 5 MB. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, decodeStrings: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

const unpackedSize = (zip: ZipFile, entry: Entry, left: number): Promise<number> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      let size = 0;
      stream.on('data', (part: Buffer) => {
        size += part.length;
        if (size > left) stream.destroy(new Unreadable('xlsx', true));
      });
      stream.once('error', reject);
      stream.once('end', () => resolve(size));
    });
  });

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

/**
 * Checks a zip before anybody unpacks it: entries and sizes as its directory tells them, before a byte is inflated; then, because a
 * directory can lie, each entry is inflated and counted, and the first that is larger than it said ends the check.
 * @throws Unreadable
 */
export const checkZip = async (bytes: Buffer): Promise<void> => {
  try {
    const zip = await open(bytes);
    if (zip.entryCount > MAX_ENTRIES) throw new Unreadable('xlsx', true);
    const entries = await entriesOf(zip);
    const told = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (told > MAX_UNPACKED_BYTES) throw new Unreadable('xlsx', true);
    let left = MAX_UNPACKED_BYTES;
    for (const entry of entries) left -= await unpackedSize(zip, entry, left);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('xlsx');
  }
};
