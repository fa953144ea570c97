import type { Refusal } from './unreadable';

/** A zip, whatever the file is called. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What a file is by its first bytes; one that is named xlsx and is none is refused as xlsx. */
export const formatOf = (bytes: Uint8Array, name: string): Refusal['format'] => (isZip(bytes) || /\.xlsx$/i.test(name) ? 'xlsx' : 'csv');
