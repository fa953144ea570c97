import type {
  EvidencePageShown,
  EvidenceContent,
  HeaderBlock,
  Language,
  listWaitingProducts,
  OutputOf,
  PalletDetail,
  PrintedTable,
  Product,
  ProductFacts,
  Truck,
} from '@mullion/contracts';
import type { SheetTemplate } from './sheets/draw-sheets';

/** What an export template puts above a document. */
export interface DocumentHeader {
  /** Data URI. */
  readonly logo: string | null;
  readonly logoWidthPx: number;
  readonly blocks: readonly HeaderBlock[];
}

/** A sheet of evidence, or what came after the departure. */
export interface EvidenceInput {
  readonly content: EvidenceContent;
  readonly later: readonly EvidencePageShown[];
  readonly isLater: boolean;
  readonly hash: string;
  readonly code: string;
  /** In the company's time zone. */
  readonly madeAt: string;
  readonly timeZone: string;
  /** Behind the QR code. */
  readonly proofUrl: string;
  /** Data URIs by the photo's hash. */
  readonly photos: Readonly<Record<string, string>>;
}

/** Everything a document is made from; plain data that crosses to the rendering thread. */
export interface RenderInput {
  readonly kind:
    | 'preparation'
    | 'loading'
    | 'barcodes'
    | 'truck'
    | 'products'
    | 'rows'
    | 'racks'
    | 'work_center_orders'
    | 'work_center_positions'
    | 'evidence';
  readonly language: Language;
  readonly company: string;
  /** Date and minutes in the company's time zone, printed in the footer. */
  readonly madeAt: string;
  readonly tallPalletRule: boolean;
  readonly pallets: readonly PalletDetail[];
  readonly trucks: readonly Truck[];
  readonly products: readonly Product[];
  /** Rows of the caller's own. */
  readonly table: PrintedTable | null;
  /** Drawings of products by their hash. */
  readonly images: Readonly<Record<string, string>>;
  /** What is attested of a departure; null for every other document. */
  readonly evidence: EvidenceInput | null;
  /** At a work center; null for every other document. */
  readonly waiting: OutputOf<typeof listWaitingProducts> | null;
  /** By truck, by a label's pallet, or 0 for a list as a whole. */
  readonly headers: Readonly<Record<number, DocumentHeader>>;
  /** Codes of lists and labels with their revisions, by `paperKey`. */
  readonly papers: Readonly<Record<string, { readonly code: string; readonly revision: number }>>;
}

/** Sheets of products by a PDF template: what is not plain text is bytes. */
export interface SheetsInput {
  readonly kind: 'template';
  readonly language: Language;
  readonly template: SheetTemplate;
  readonly facts: readonly ProductFacts[];
  readonly title: string;
  /** Of the file. */
  readonly name: string;
}

export type RenderMessage =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array; readonly name: string }
  | { readonly kind: 'failed'; readonly error: string };
