import type { PlacedProductDto } from '@mullion/contracts';

/** Identical products of an order, which a planner does not tell apart. */
export interface IdenticalProducts {
  /** The same while any of them is left. */
  readonly key: string;
  readonly products: readonly PlacedProductDto[];
}

/** All that the list and packing know of a product but which piece it is. */
const kindOf = (product: PlacedProductDto): string => {
  const { position, width, height, depth, weight, category, can_be_flipped, part_of, type, comment, image } = product;
  return JSON.stringify([
    position,
    width,
    height,
    depth,
    weight,
    category,
    can_be_flipped,
    part_of,
    type,
    comment,
    image,
  ]);
};

/** Products of one order, identical ones together; each group where its first product was. */
export const identicalTogether = (products: readonly PlacedProductDto[]): readonly IdenticalProducts[] => {
  const groups = new Map<string, PlacedProductDto[]>();
  for (const product of products) {
    const key = kindOf(product);
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return [...groups].map(([key, group]) => ({ key, products: group }));
};

/** The one of them that its line chooses and drags: a chosen one, else the first. */
export const nextOfIdentical = (
  { products }: IdenticalProducts,
  selected: ReadonlySet<number>,
): PlacedProductDto | undefined => products.find(({ id }) => selected.has(id)) ?? products[0];
