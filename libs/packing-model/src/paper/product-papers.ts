import type { Order, PaperFacts, Product } from '@mullion/contracts';

/** What the label of a product says. */
export const productLabelFacts = (product: Product, order: Order | undefined): PaperFacts => ({
  number: `${product.order} ${product.position}`,
  fields: {
    number: `${product.order} / ${product.position}`,
    size: `${product.width} × ${product.height}`,
    customer: order?.customer ?? '',
    address: order?.address ?? '',
    material: [order?.wood_type, order?.paint_type].filter(Boolean).join(', '),
    mass: String(product.weight),
    barcode: product.barcode,
    comment: product.type ?? '',
  },
  items: [],
});
