import { codesMeant, itemOfCode } from '../../../kits/scan/item-of-code';
import type { QueuedUnit } from '../rules/unit-queue';

/**
 * The unit that a scanned code means: in the list that is here, else among what the server has, which is asked by each
 * code it may be.
 * `ask`: null where no answer can come.
 */
export const findUnit = async (
  code: string,
  queue: readonly QueuedUnit[],
  ask: ((code: string) => Promise<readonly QueuedUnit[]>) | null,
): Promise<QueuedUnit | undefined> => {
  const codeOf = ({ product }: QueuedUnit): string => product.barcode;
  const known = itemOfCode(queue, code, codeOf);
  if (known || ask === null) return known;
  for (const meant of codesMeant(code)) {
    const found = itemOfCode(await ask(meant), code, codeOf);
    if (found) return found;
  }
  return undefined;
};
