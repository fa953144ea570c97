import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { limits } from './limits';
import type { FileFormat } from './line';
import { Unreadable } from './unreadable';

const LESS_THAN = 0x3c;

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

/** Inflates an entry and counts; gives its bytes when they are wanted. */
const inflate = (zip: ZipFile, entry: Entry, counted: Counted, isWanted: boolean): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        counted.bytes += part.length;
        for (let at = part.indexOf(LESS_THAN); at >= 0; at = part.indexOf(LESS_THAN, at + 1)) counted.tags += 1;
        if (isWanted) parts.push(part);
        if (counted.bytes > limits.unpackedBytes || counted.tags > limits.tags) stream.destroy(new TooLarge());
      });
      stream.once('error', reject);
      stream.once('end', () => resolve(Buffer.concat(parts)));
    });
  });

class TooLarge extends Error {}

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

/** Parts that say something about values; pictures, macros and binary settings do not. */
const isWanted = ({ fileName }: Entry): boolean => /\.(?:xml|rels)$|^mimetype$/i.test(fileName);

/**
 * Checks a zip while it is unpacked: entries and sizes by its directory, before a byte is inflated; then, because a
 * directory can lie, each entry is inflated and counted, and the first that is larger than it said ends the check.
 * @returns its XML parts by name
 * @throws Unreadable
 */
export const checkedParts = async (bytes: Buffer, format: FileFormat): Promise<Map<string, Buffer>> => {
  try {
    const zip = await open(bytes);
    if (zip.entryCount > limits.entries) throw new TooLarge();
    const entries = await entriesOf(zip);
    const stated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (stated > limits.unpackedBytes) throw new TooLarge();
    const counted = { bytes: 0, tags: 0 };
    const parts = new Map<string, Buffer>();
    for (const entry of entries) {
      const part = await inflate(zip, entry, counted, isWanted(entry));
      if (isWanted(entry)) parts.set(entry.fileName, part);
    }
    return parts;
  } catch (error) {
    throw new Unreadable({ format, reason: error instanceof TooLarge ? 'too_large' : 'unreadable' });
  }
};
