/** What glass units may use of this slice. */
export { SupplierRepository } from './supplier.repository';
