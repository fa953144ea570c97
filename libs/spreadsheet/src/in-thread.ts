import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table';
import type { WantedSheets } from './read-xlsx';

/** Reads one file in a thread of its own: a heavy or hostile one neither blocks the service nor takes its memory. */
const { bytes, name, wanted } = workerData as { bytes: Uint8Array; name: string; wanted: WantedSheets };
void readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, wanted).then((reply) => parentPort?.postMessage(reply));
