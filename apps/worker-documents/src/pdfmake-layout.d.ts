/** What is used of the layout library's calculator of columns and writer of pages, which have no types. */
declare module 'pdfmake/js/columnCalculator' {
  import type { MeasuredColumn } from './layout/share-width';

  const columnCalculator: {
    buildColumnWidths(columns: MeasuredColumn[], availableWidth: number, offsetTotal?: number, tableNode?: object): void;
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
