import Renderer, { type DrawnItem } from 'pdfmake/js/Renderer';
import { isDrawn, isHead, rootOf, type Tag } from './tag-tree';

const tagOf = (item: DrawnItem): Tag | undefined => item.tag ?? item.inlines?.[0]?.tag;

/** What has no tag is ornament or stands on every page; the head of a table on a later page was read before. */
const isRead = (tag: Tag | undefined, page: object): tag is Tag =>
  tag !== undefined && (tag.firstPage === null || tag.firstPage === page || !isHead(tag));

const drawMarked = (doc: PDFKit.PDFDocument, tag: Tag | undefined, draw: () => void): void => {
  if (isRead(tag, doc.page)) {
    tag.firstPage ??= doc.page;
    tag.pieces.push(doc.markStructureContent(tag.type));
  } else doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

/** The drawing library's elements of the tags, in the order of reading and not in that of drawing. */
const elementOf = (doc: PDFKit.PDFDocument, tag: Tag): PDFKit.PDFStructureElement => {
  const element = doc.struct(tag.type, {
    ...(tag.alt !== undefined && { alt: tag.alt }),
    // its types do not know what a head stands above
    ...(tag.type === 'TH' && ({ scope: 'Column' } as object)),
  });
  for (const piece of tag.pieces) element.add(piece);
  for (const each of tag.children)
    if (each.type === 'TD' || each.type === 'TH' || isDrawn(each)) element.add(elementOf(doc, each));
  return element;
};

/**
 * Has the layout library's renderer, which sets the flag of a tagged document and writes no tag, mark what it draws and
 * add the tree of the tags that
 * `tagContent` gave (docs/papers.md).
 */
export const writeTags = (): void => {
  const methods = Renderer.prototype;
  if (Object.hasOwn(methods, 'marks')) return;
  Object.defineProperty(methods, 'marks', { value: true });
  for (const name of ['renderLine', 'renderVector', 'renderImage', 'renderSVG'] as const) {
    const draw = methods[name];
    methods[name] = function (this: Renderer, item: DrawnItem, ...place: number[]): void {
      drawMarked(this.pdfDocument, tagOf(item), () => draw.call(this, item, ...place));
    };
  }
  const renderPages = methods.renderPages;
  methods.renderPages = function (this: Renderer, pages): void {
    renderPages.call(this, pages);
    const tag = pages
      .flatMap((page) => page.items)
      .reduce<Tag | undefined>((found, { item }) => found ?? tagOf(item), undefined);
    if (tag !== undefined) this.pdfDocument.addStructure(elementOf(this.pdfDocument, rootOf(tag)));
  };
};
