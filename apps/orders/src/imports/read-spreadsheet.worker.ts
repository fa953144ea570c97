import { parentPort, workerData } from 'node:worker_threads';
import { readTable, type TableReply } from './read-table';
import { Unreadable } from './unreadable';

/** Reads one file in a thread of its own: a heavy or hostile one neither blocks the service nor takes its memory. */
const answer = async (): Promise<TableReply> => {
  const { bytes, name } = workerData as { bytes: Uint8Array; name: string };
  try {
    return { table: await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: { format: error.format, tooLarge: error.tooLarge } };
    throw error;
  }
};

void answer().then((reply) => parentPort?.postMessage(reply));
