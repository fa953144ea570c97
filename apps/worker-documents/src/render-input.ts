import type { Language, PalletWhole, Truck } from '@mullion/contracts';

/** Everything a document is made from; plain data that crosses to the rendering thread. */
export interface RenderInput {
  readonly kind: 'preparation' | 'loading' | 'barcodes' | 'truck';
  readonly language: Language;
  readonly company: string;
  /** ISO moment, printed in the footer. */
  readonly madeAt: string;
  readonly tallPalletRule: boolean;
  readonly pallets: readonly PalletWhole[];
  readonly trucks: readonly Truck[];
}

export type RenderMessage =
  { readonly kind: 'progress'; readonly progress: number } | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly name: string };
