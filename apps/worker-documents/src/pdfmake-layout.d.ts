/** What is used of the layout library's words, columns and pages, which have no types. */
declare module 'pdfmake/js/columnCalculator' {
  import type { MeasuredColumn } from './layout/share-width';

  const columnCalculator: {
    buildColumnWidths(
      columns: MeasuredColumn[],
      availableWidth: number,
      offsetTotal?: number,
      tableNode?: object,
    ): void;
  };
  export default columnCalculator;
}

declare module 'pdfmake/js/PageElementWriter' {
  /** What a block puts on one sheet. */
  export interface Fragment {
    readonly height: number;
    readonly xOffset: number | undefined;
    readonly yOffset: number | undefined;
  }
  interface Sheet {
    readonly pageSize: { readonly height: number };
  }
  interface LayoutContext {
    readonly pages: readonly Sheet[];
    readonly pageMargins: { readonly top: number; readonly bottom: number };
    readonly availableWidth: number;
    readonly y: number;
    getCurrentPage(): Sheet;
  }

  export default class PageElementWriter {
    transactionLevel: number;
    readonly repeatables: readonly Fragment[];
    context(): LayoutContext;
    popContext(): void;
    addFragment(fragment: Fragment): void;
    beginUnbreakableBlock(width?: number, height?: number): void;
    commitUnbreakableBlock(forcedX?: number, forcedY?: number): void;
  }
}

declare module 'pdfmake/js/TextInlines' {
  import type { Tag } from './tags/tag-tree';

  /** A font of the document that is being written. */
  export type PdfFont = object;
  /** A word with its style; once it is measured and laid out with its font, place and width, too. */
  export interface Inline {
    readonly text: string;
    readonly font?: PdfFont | string;
    readonly x: number;
    readonly width: number;
    readonly tag?: Tag;
  }

  export default class TextInlines {
    readonly pdfDocument: { provideFont(family: string, isBold: boolean, isItalic: boolean): PdfFont };
    constructor(pdfDocument: object | null);
    measure(words: Inline[], styles: unknown): Inline[];
    widthOfText(text: string, inline: Inline): number;
  }
}
