import { parentPort, workerData } from 'node:worker_threads';
import type { ReadOptions } from './line';
import { readTable } from './read-table';

/** Reads one file in a thread of its own: a heavy or hostile one neither blocks the service nor takes its memory. */
const { bytes, name, options } = workerData as { bytes: Uint8Array; name: string; options: ReadOptions };
void readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, options).then((reply) =>
  parentPort?.postMessage(reply),
);
