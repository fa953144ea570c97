import {
  getProductSet,
  listGlassOfProducts,
  readProductSet,
  type GlassUnitOfSet,
  type ProductSetOfOrder,
} from '@mullion/contracts';
import { log } from '@mullion/server-kit';
import { defineComposition, type Ask } from '../composition';

const GLASS_MS = 2_000;

/**
 * The product with its picture and fittings from orders, its glass from production; null while production does not
 * answer.
 */
export const productSet = defineComposition(getProductSet, async ({ params }, ask) => {
  const found = await ask(readProductSet, { barcode: params.barcode });
  return { ...found, glass_units: await glassOf(found, ask) };
});

export const glassOf = async (
  { id, barcode }: Pick<ProductSetOfOrder, 'id' | 'barcode'>,
  ask: Ask,
): Promise<GlassUnitOfSet[] | null> => {
  try {
    const { glass_units: units } = await ask(
      listGlassOfProducts,
      { product_ids: [id], barcodes: [barcode] },
      { timeoutMs: GLASS_MS },
    );
    return units.map(({ description, type, field, width, height, stand_number, stand_side }) => ({
      description,
      type,
      field,
      width,
      height,
      stand_number,
      stand_side,
    }));
  } catch (error) {
    log().warn({ reason: String(error) }, 'product set without its glass');
    return null;
  }
};
