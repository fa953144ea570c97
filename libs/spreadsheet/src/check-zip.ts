import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { MergeCounter } from './check-merges';
import { limits } from './limits';
import { Unreadable } from './unreadable';

const LESS_THAN = 0x3c;
const tooLarge = (): Unreadable => new Unreadable({ format: 'xlsx', reason: 'too_large' });

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, decodeStrings: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

interface Counted {
  bytes: number;
  tags: number;
}

/** Inflates an entry without keeping it, and counts. */
const count = (zip: ZipFile, entry: Entry, counted: Counted): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const merges = entry.fileName.includes('worksheets/') ? new MergeCounter() : null;
      stream.on('data', (part: Buffer) => {
        counted.bytes += part.length;
        for (let at = part.indexOf(LESS_THAN); at >= 0; at = part.indexOf(LESS_THAN, at + 1)) counted.tags += 1;
        if (counted.bytes > limits.unpackedBytes || counted.tags > limits.tags) stream.destroy(tooLarge());
        try {
          merges?.add(part);
        } catch (refusal) {
          stream.destroy(refusal as Error);
        }
      });
      stream.once('error', reject);
      stream.once('end', resolve);
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
 * Checks a zip before it is unpacked: entries and sizes by its directory, before a byte is inflated; then, because a
 * directory can lie, each entry is inflated and counted, and the first that is larger than it said ends the check.
 * @throws Unreadable
 */
export const checkZip = async (bytes: Buffer): Promise<void> => {
  try {
    const zip = await open(bytes);
    if (zip.entryCount > limits.entries) throw tooLarge();
    const entries = await entriesOf(zip);
    const stated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (stated > limits.unpackedBytes) throw tooLarge();
    const counted = { bytes: 0, tags: 0 };
    for (const entry of entries) await count(zip, entry, counted);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable({ format: 'xlsx', reason: 'unreadable' });
  }
};
