/** The code of a product's label. */
export const barcodeOf = ({ barcode }: { readonly barcode: string }): string => barcode;
