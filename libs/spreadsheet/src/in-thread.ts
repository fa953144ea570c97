import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table';

/** Reads one file in a thread of its own: a heavy or hostile one neither blocks the service nor takes its memory. */
const { bytes, name } = workerData as { bytes: Uint8Array; name: string };
void readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name).then((reply) => parentPort?.postMessage(reply));
