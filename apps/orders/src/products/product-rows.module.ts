/** What orders and imports may use of this slice. */
export { ProductRepository, type ProductSet } from './product.repository';
export { storeFittings } from './use-cases/store-fittings';
export { fittingsHash } from './fittings-hash';
export { toProductRecord as productRecordOf } from './product.mapper';
export { recordProducts, recordRemovedProducts } from './record-products';
export { auditProduct } from './audit-product';
export { barcodeGiver, barcodePrefix } from './rules/barcode';
export { changesPacking } from './rules/product-changes';
export { statusOfProduct, takeDelivery, takeDeparture, takeManual, takePlacement, takeProduction, takeRecall } from './rules/product-facts';
export { type ChangedFacts, freshFacts } from './fresh-facts';
export { changeFacts } from './use-cases/change-facts';
export type { NewProduct, StoredProduct } from './product';
export { packingRefusals } from './packing-question';
export { startRemovingProducts } from './use-cases/start-removing-products';
