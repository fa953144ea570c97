import type { Language, PalletWhole, Product, Truck } from '@mullion/contracts';

/** Everything a document is made from; plain data that crosses to the rendering thread. */
export interface RenderInput {
  readonly kind: 'preparation' | 'loading' | 'barcodes' | 'truck' | 'products';
  readonly language: Language;
  readonly company: string;
  /** ISO moment, printed in the footer. */
  readonly madeAt: string;
  readonly tallPalletRule: boolean;
  readonly pallets: readonly PalletWhole[];
  readonly trucks: readonly Truck[];
  readonly products: readonly Product[];
  /** Drawings of products by their hash. */
  readonly images: Readonly<Record<string, string>>;
}

export type RenderMessage =
  { readonly kind: 'progress'; readonly progress: number } | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly name: string };
