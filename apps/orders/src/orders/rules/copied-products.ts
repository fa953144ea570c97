import { type copiedProducts, type Product, productStatus } from '@mullion/contracts';

/** What a product is made as. */
interface Made {
  readonly position: string;
  readonly type: string | null;
  readonly category: Product['category'];
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly area_m2: number;
  readonly can_be_flipped: boolean;
  readonly comment: string | null;
  readonly part_of: string | null;
  readonly image: string | null;
  readonly fittings: string | null;
}
interface Original extends Made {
  readonly status: number;
  readonly removing: boolean;
  readonly remade_by: number | null;
}

/** What a copy has of a product: its kind and measures, and neither its status nor its place. */
const madeLike = (product: Original): Made => ({
  position: product.position,
  type: product.type,
  category: product.category,
  width_mm: product.width_mm,
  height_mm: product.height_mm,
  depth_mm: product.depth_mm,
  weight_kg: product.weight_kg,
  area_m2: product.area_m2,
  can_be_flipped: product.can_be_flipped,
  comment: product.comment,
  part_of: product.part_of,
  image: product.image,
  fittings: product.fittings,
});

/** The products of a copied order, in their order; those that are cancelled, made again or being deleted stay behind. */
export const productsOfCopy = (products: readonly Original[], which: (typeof copiedProducts)[number]): Made[] => {
  if (which === 'none') return [];
  const valid = products.filter(
    ({ status, removing, remade_by: remade }) => status !== productStatus.cancelled && !removing && remade === null,
  );
  const made = valid.map(madeLike);
  if (which === 'all') return made;
  return [...new Map(made.toReversed().map((one) => [JSON.stringify(one), one])).values()].toReversed();
};
