import { openDB, type DBSchema } from 'idb';
import { device } from '../device/device';
import { uuid } from '../http/uuid';

const STORE = 'terminal';
interface Schema extends DBSchema {
  [STORE]: { key: 'id'; value: string };
}

/** Reads the id, or gives the browser one: in one transaction, so that two tabs that open at once have the same. */
const readOrMake = async (): Promise<string> => {
  const made = uuid();
  try {
    const database = await openDB<Schema>('mullion-terminal', 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
    });
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const known = await transaction.store.get('id');
    if (known === undefined) await transaction.store.put(made, 'id');
    await transaction.done;
    return known ?? made;
  } catch {
    // a browser that stores nothing is a new terminal with every page
    return made;
  }
};

let id: Promise<string> | null = null;

/**
 * The id of this browser as a terminal: that of the enrolled device, else a random UUID for as long as the browser
 * keeps its store.
 */
export const terminalId = (): Promise<string> => {
  const enrolled = device.read();
  return enrolled ? Promise.resolve(enrolled.id) : (id ??= readOrMake());
};
