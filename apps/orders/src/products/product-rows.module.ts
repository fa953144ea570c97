/** The door of this slice: what orders and imports write products with. */
export { ProductRepository, type ProductSet } from './product.repository';
export { recordProducts } from './record-products';
export { auditProduct } from './audit-product';
export { barcodeGiver, barcodePrefix } from './rules/barcode';
export { changesPacking } from './rules/product-changes';
export { statusOfProduct, takeDeparture, takeManual, takePlacement, takeProduction, takeRecall } from './rules/product-facts';
export { changeFacts } from './use-cases/change-facts';
export type { NewProduct, StoredProduct } from './product';
export { PackingQuestion } from './packing-question';
export { startRemovingProducts } from './use-cases/remove-products';
