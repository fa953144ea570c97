import type { getPdfTemplateToPrint, Language, OutputOf, ProductFacts } from '@mullion/contracts';
import {
  fontRuns,
  jpegSize,
  layOutPages,
  MM_PER_POINT,
  pageCount,
  type DrawCode,
  type SheetMark,
} from '@mullion/drawings';
import { loadTexts } from '@mullion/i18n';
import { render } from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { sheetFonts } from './sheet-fonts';

type Template = OutputOf<typeof getPdfTemplateToPrint>;
/** A template with the bytes of its pictures: nothing is left to be read or fetched. */
export type SheetTemplate = Omit<Template, 'images'> & {
  readonly images: readonly (Omit<Template['images'][number], 'blob_key'> & { readonly bytes: Uint8Array })[];
};

/** Progress is reported after so many pages. */
const STEP = 20;
const drawCode: DrawCode = render;
/** Each letter as wide as the font says and no pair drawn together, as the layout measures. */
const features = {
  kern: false,
  liga: false,
  clig: false,
  calt: false,
} as unknown as PDFKit.Mixins.TextOptions['features'];

const points = (mm: number): number => mm / MM_PER_POINT;

/** Draws marks as they are: where they stand has been decided. */
const drawMark = (doc: PDFKit.PDFDocument, mark: SheetMark, pictures: ReadonlyMap<number, Uint8Array>): void => {
  if (mark.kind === 'box') {
    doc
      .lineWidth(points(mark.lineMm))
      .rect(points(mark.x), points(mark.y), points(mark.width), points(mark.height))
      .stroke('black');
  } else if (mark.kind === 'shape') {
    for (const outline of mark.outlines) doc.polygon(...outline.map(([x, y]) => [points(x), points(y)]));
    // one path, so that no seam shows between the modules
    doc.fill('black');
  } else if (mark.kind === 'image') {
    const bytes = pictures.get(mark.id);
    if (bytes)
      doc.image(Buffer.from(bytes), points(mark.x), points(mark.y), {
        width: points(mark.width),
        height: points(mark.height),
      });
  } else {
    let at = 0;
    for (const { text, isSign } of fontRuns(mark.text)) {
      doc
        .font(isSign ? 'signs' : mark.face)
        .fontSize(mark.sizePt)
        .fillColor('black');
      doc.text(text, points(mark.xs[at] ?? mark.x), points(mark.y), {
        lineBreak: false,
        baseline: 'alphabetic',
        features,
      });
      at += text.length;
    }
  }
};

/** Texts are read, codes and pictures are named; frames are ornament. */
const drawTagged = (
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  mark: SheetMark,
  texts: { readonly code: string; readonly picture: string },
  draw: () => void,
): void => {
  if (mark.kind === 'box') {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
    return;
  }
  const type = mark.kind === 'text' ? 'P' : 'Figure';
  const element = doc.struct(
    type,
    mark.kind === 'text' ? {} : { alt: mark.kind === 'shape' ? texts.code : texts.picture },
  );
  element.add(doc.markStructureContent(type));
  draw();
  doc.endMarkedContent();
  parent.add(element);
};

/**
 * Labels of products by a template, on as many pages as they take. The layout is that of the designer; pdfmake's
 * flowing layout would be another one, so its drawing library is used directly. Reads its fonts and nothing else:
 * pictures come as bytes.
 */
export const drawSheets = async (
  template: SheetTemplate,
  products: readonly ProductFacts[],
  info: { readonly title: string; readonly language: Language },
  onProgress: (progress: number) => void,
): Promise<Uint8Array> => {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: sheetFonts.regular,
    lang: info.language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: info.title, Creator: 'Mullion' },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, file] of Object.entries(sheetFonts)) doc.registerFont(name, file);
  const bytes = new Map(template.images.map((image) => [image.id, image.bytes]));
  const sizes = new Map([...bytes].flatMap(([id, each]) => [[id, sizeOf(each)] as const]));
  const label = { ...template, images: template.images.map(({ bytes: _bytes, ...image }) => image) };
  const texts = await loadTexts(info.language, 'documents');
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pages = pageCount(label, products.length);
  let made = 0;
  for (const page of layOutPages(label, products, info.language, { drawCode, pictures: sizes })) {
    doc.addPage({ size: [points(page.width), points(page.height)], margin: 0 });
    for (const mark of page.marks) drawTagged(doc, root, mark, texts, () => drawMark(doc, mark, bytes));
    made += 1;
    if (made % STEP === 0) onProgress((made / pages) * 0.9);
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
};

const sizeOf = (bytes: Uint8Array): { readonly width: number; readonly height: number } => {
  const size = jpegSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) throw new Error('Unknown image format');
  return size;
};
