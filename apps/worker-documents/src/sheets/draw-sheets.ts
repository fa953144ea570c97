import type { getPdfTemplateToPrint, OutputOf } from '@mullion/contracts';
import { pdfTemplateSize } from '@mullion/contracts';
import { raw } from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import Roboto from 'pdfmake/fonts/Roboto';
import { fillPlaceholders, type ProductFacts } from './product-facts';

type Template = OutputOf<typeof getPdfTemplateToPrint>;
type Place = Pick<Template['boxes'][number], 'x1' | 'y1' | 'width' | 'height'>;
/** A template with the bytes of its pictures: nothing is left to be read or fetched. */
export type SheetTemplate = Omit<Template, 'images'> & { readonly images: readonly (Place & { readonly bytes: Uint8Array })[] };

const POINTS_PER_MM = 72 / 25.4;
const LINE_MM = 0.3;
/** Progress is reported after so many sheets. */
const STEP = 20;
const ALIGN = { L: 'left', C: 'center', R: 'right' } as const;
/** A quarter of the code may be scratched or dirty (ISO/IEC 18004, level Q). */
const CODE_OPTIONS = 'eclevel=Q';

const points = (mm: number): number => mm * POINTS_PER_MM;
const face = ({ bold, italic }: { bold: boolean; italic: boolean }): string =>
  italic ? (bold ? 'bolditalics' : 'italics') : bold ? 'bold' : 'normal';

/** Draws the parts of one sheet: pictures below, then boxes, codes and texts. */
class Sheet {
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly template: SheetTemplate,
  ) {}

  draw(facts: ProductFacts): void {
    const { template } = this;
    for (const image of template.images) this.image(image);
    for (const box of template.boxes) this.box(box);
    for (const code of template.qr_codes) this.code(code, facts.barcode);
    for (const text of template.texts) this.text(text, fillPlaceholders(text.text, facts));
  }

  private at({ x1, y1, width, height }: Place) {
    const { margin_left: left, margin_top: top } = this.template;
    return { x: points(x1 + left), y: points(y1 + top), width: points(width), height: points(height) };
  }

  private image(image: SheetTemplate['images'][number]): void {
    const { x, y, width, height } = this.at(image);
    this.doc.image(Buffer.from(image.bytes), x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }

  private box(box: Place): void {
    const { x, y, width, height } = this.at(box);
    this.doc.lineWidth(points(LINE_MM)).rect(x, y, width, height).stroke('black');
  }

  /** The largest square in its place, in its middle; one path, so that no seam shows between the modules. */
  private code(place: Place, text: string): void {
    if (text === '') return;
    const [made] = raw('qrcode', text, CODE_OPTIONS) as { pixs: number[]; pixx: number; pixy: number }[];
    if (!made) return;
    const { x, y, width, height } = this.at(place);
    const side = Math.min(width, height);
    const module = side / made.pixx;
    const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
    made.pixs.forEach((dark, at) => {
      if (dark) this.doc.rect(left + (at % made.pixx) * module, top + Math.floor(at / made.pixx) * module, module, module);
    });
    this.doc.fill('black');
  }

  /** What does not fit its place ends in three dots; nothing ever runs on to another sheet. */
  private text(part: Template['texts'][number], text: string): void {
    if (text === '') return;
    const { x, y, width, height } = this.at(part);
    this.doc.font(face(part)).fontSize(part.font_size).fillColor('black');
    this.doc.text(text, x, y, { width, height, align: ALIGN[part.align], ellipsis: true });
  }
}

/**
 * A sheet a product, by a template. Places are exact, which pdfmake's flowing layout has not: its own drawing library is used directly.
 * Reads its fonts and nothing else: pictures come as bytes.
 */
export const drawSheets = async (
  template: SheetTemplate,
  products: readonly ProductFacts[],
  info: { readonly title: string; readonly language: string },
  onProgress: (progress: number) => void,
): Promise<Uint8Array> => {
  const faces = Roboto.Roboto as Readonly<Record<string, string>>;
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: faces.normal,
    lang: info.language,
    info: { Title: info.title, Creator: 'Mullion' },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [name, file] of Object.entries(faces)) doc.registerFont(name, file);
  const sheet = new Sheet(doc, template);
  const size: [number, number] = [points(template.width || pdfTemplateSize.maxWidth), points(template.height || pdfTemplateSize.maxHeight)];
  products.forEach((facts, at) => {
    doc.addPage({ size, margin: 0 });
    sheet.draw(facts);
    if ((at + 1) % STEP === 0) onProgress(((at + 1) / products.length) * 0.9);
  });
  doc.end();
  await ended;
  return Buffer.concat(parts);
};
