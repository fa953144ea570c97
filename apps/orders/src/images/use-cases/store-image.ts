import { createHash } from 'node:crypto';
import { AppError, type Tx } from '@mullion/server-kit';
import { ImageRepository } from '../image.repository';
import { sanitiseSvg } from '../rules/sanitise-svg';

const MB = 1_000_000;

/** What names a picture: equal ones are stored once. */
export const hashOfImage = (svg: string): string => createHash('sha256').update(svg).digest('hex');

/** Stores an SVG that is known to be safe and gives its hash. @throws AppError `picture.company_full` */
export const keepImage = async (tx: Tx, companyId: number, svg: string, mostMb: number): Promise<string> => {
  const images = new ImageRepository(tx, companyId);
  const hash = hashOfImage(svg);
  const stored = await images.storedBytes(hash);
  if (stored === null) return hash;
  if (stored + Buffer.byteLength(svg) > mostMb * MB) throw new AppError('picture.company_full', { max: mostMb });
  await images.store(hash, svg);
  return hash;
};

/** A drawing as it may be kept. @throws AppError `product.picture_refused` with what in it is not taken */
export const cleanSvg = (svg: string): string => {
  const cleaned = sanitiseSvg(svg);
  if ('refused' in cleaned) throw new AppError('product.picture_refused', { what: cleaned.refused });
  return cleaned.svg;
};

/** Stores a drawing and gives its hash. @throws AppError `product.picture_refused`, `picture.company_full` */
export const storeImage = async (
  tx: Tx,
  companyId: number,
  svg: string,
  mostMb = Number.POSITIVE_INFINITY,
): Promise<string> => keepImage(tx, companyId, cleanSvg(svg), mostMb);
