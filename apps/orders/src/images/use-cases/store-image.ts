import { createHash } from 'node:crypto';
import type { Tx } from '@mullion/server-kit';
import { ImageRepository } from '../image.repository';
import { sanitiseSvg } from '../rules/sanitise-svg';

/** Stores a picture and gives its hash; null when it is refused (see `sanitiseSvg`). */
export const storeImage = async (tx: Tx, companyId: number, svg: string): Promise<string | null> => {
  const cleaned = sanitiseSvg(svg);
  if (cleaned === null) return null;
  const hash = createHash('sha256').update(cleaned).digest('hex');
  await new ImageRepository(tx, companyId).store(hash, cleaned);
  return hash;
};
