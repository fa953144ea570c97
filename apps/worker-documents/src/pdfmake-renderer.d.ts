/** What is used of the layout library's renderer, which has no types. */
declare module 'pdfmake/js/Renderer' {
  import type { Inline } from 'pdfmake/js/TextInlines';
  import type { Tag } from './tags/tag-tree';

  /** A line, a vector or a picture in its place; a line holds the runs of text in it. */
  export interface DrawnItem {
    readonly tag?: Tag;
    readonly inlines?: readonly Inline[];
  }

  export default class Renderer {
    readonly pdfDocument: PDFKit.PDFDocument;
    renderPages(pages: readonly { readonly items: readonly { readonly item: DrawnItem }[] }[]): void;
    renderLine(item: DrawnItem, ...place: number[]): void;
    renderVector(item: DrawnItem, ...place: number[]): void;
    renderImage(item: DrawnItem, ...place: number[]): void;
    renderSVG(item: DrawnItem, ...place: number[]): void;
  }
}
