import { getDepartureRecord, type DepartureRecord, type TruckId } from '@mullion/contracts';
import { evidenceFloor, outlineText, renderSvg } from '@mullion/drawings';
import { fillText, formatNumber, loadTexts } from '@mullion/i18n';
import { AppError, type SagaHelpers, type ServiceTools } from '@mullion/server-kit';
import sharp from 'sharp';
import { letterPath } from '../letter-paths';
import type { CustomerPart } from './customer-parts.queries';
import { floorOfPart } from '../rules/floor-of-part';

/** Null for a truck that left before departures were recorded. */
export const recordOf = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  of: { readonly truck_id: TruckId; readonly departure: number },
  { context }: Pick<SagaHelpers, 'context'>,
): Promise<DepartureRecord | null> => {
  try {
    return await rpc.ask(getDepartureRecord, of, { context });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
};

/** A picture that a mail carries within it. */
export interface FloorPicture {
  /** PNG as a data address. */
  readonly src: string;
  /** The same in words. */
  readonly alt: string;
  readonly widthPx: number;
}

/** The width of a mail's text; the floor is as high as this leaves it. */
const SIZE = { widthPx: 560, heightPx: 200 };
/** Two dots a pixel, for the screens of phones; drawings have 72 to the inch. */
const DENSITY = 144;

/**
 * What left on the truck for a customer, from above: their pallets with numbers and weights, others in grey; null when
 * none is theirs.
 */
export const floorPicture = async (record: DepartureRecord, part: CustomerPart): Promise<FloorPicture | null> => {
  const { language } = part;
  const floor = floorOfPart(record, { customer: part.customer, orderIds: part.order_ids });
  if (floor.pallets.length === 0) return null;
  const [{ departure: texts }, { drawing: words }] = await Promise.all([
    loadTexts(language, 'mail'),
    loadTexts(language, 'documents'),
  ]);
  const numbers = floor.pallets.map(({ shown_number: number }) => number).join(', ');
  const alt = fillText(texts.picture, { truck: record.number, numbers });
  const drawing = evidenceFloor(floor, {
    theme: 'image',
    ...SIZE,
    texts: {
      name: alt,
      sub: ({ weight }) => `${formatNumber(weight, language)} kg`,
      used: (mm) => mm,
      metres: (mm) => `${formatNumber(mm / 1000, language, 2)} m`,
      cab: words.cab,
      doors: words.doors,
    },
  });
  const svg = Buffer.from(renderSvg(outlineText(drawing, letterPath)));
  const png = await sharp(svg, { density: DENSITY })
    .flatten({ background: '#fff' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return { src: `data:image/png;base64,${png.toString('base64')}`, alt, widthPx: SIZE.widthPx };
};
