import type { Language, PdfBarcode, PdfPlace, PdfTemplateFields, PdfText } from '@mullion/contracts';
import { code128Shape, qrShape, type CodeShape, type DrawCode } from './code-shape';
import { layOutText, MM_PER_POINT, type TextPlace } from './lay-out-text';
import { faceOf, lettersOf, type Face, type Piece } from './letters';
import { unknownWords } from './placeholders';
import { labelRoom, type LabelOf } from './sheet-measures';
import type { LaidLabel, SheetFinding, SheetMark } from './sheet-marks';

/** What the parts of a template say: facts of a product, or names of placeholders. */
export type Fill = (text: string) => readonly Piece[];
export interface Drawn {
  readonly drawCode: DrawCode;
  /** Pixels of the template's pictures by their id. */
  readonly pictures: ReadonlyMap<number, { readonly width: number; readonly height: number }>;
}
interface Origin {
  readonly x: number;
  readonly y: number;
}
type KeyedPlace = Required<Pick<PdfPlace, 'x1' | 'y1' | 'width' | 'height'>>;

const LINE_MM = 0.3;
/**
 * A dot of a label printer with 203 dots to the inch. Modules of codes are whole dots, so that none comes out thinner
 * than its neighbour.
 */
const DOT_MM = 0.125;
/** Thinner bars are not read from labels any more. */
const LEAST_MODULE_MM = 2 * DOT_MM;
const CODE_TEXT = { font_size: 8, heightMm: 3.3 } as const;

/**
 * Names parts that have none by their kind and place in the list, the same for everybody who reads the same version.
 */
export const partKey = (part: Pick<PdfPlace, 'key'>, kind: string, index: number): string =>
  part.key ?? `${kind}-${index}`;

const textOf = (part: Pick<PdfText, 'text' | 'text_en'>, language: Language): string =>
  language === 'en' && part.text_en !== '' ? part.text_en : part.text;
const joined = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');

const toDot = (value: number): number => Math.round(value / DOT_MM) * DOT_MM;
/** As large as it fits, in whole dots where there is room for one. */
const moduleMm = (room: number, modules: number): number => {
  const exact = room / modules;
  return exact < DOT_MM ? exact : Math.floor(exact / DOT_MM + 1e-6) * DOT_MM;
};

class Label {
  readonly marks: SheetMark[] = [];
  readonly findings: SheetFinding[] = [];

  constructor(
    private readonly origin: Origin,
    private readonly fill: Fill,
    private readonly drawn: Drawn,
  ) {}

  box(key: string, place: KeyedPlace): void {
    this.marks.push({ kind: 'box', key, ...this.at(place), lineMm: LINE_MM });
  }

  image(key: string, place: KeyedPlace & { readonly id: number }): void {
    const { x, y, width, height } = this.at(place);
    const picture = this.drawn.pictures.get(place.id);
    if (!picture) return;
    const scale = Math.min(width / picture.width, height / picture.height);
    const [wide, high] = [picture.width * scale, picture.height * scale];
    this.marks.push({
      kind: 'image',
      key,
      id: place.id,
      x: x + (width - wide) / 2,
      y: y + (height - high) / 2,
      width: wide,
      height: high,
    });
  }

  /** The largest square in its place, in its middle. */
  qr(key: string, place: KeyedPlace, content: string): void {
    const text = this.content(key, content);
    if (text !== '' && !this.square(key, place, text)) this.noCode(key, place, text);
  }

  /** What bars cannot hold stands there as a square, which can: no label is without its code. */
  barcode(key: string, place: KeyedPlace, { content, show_text }: Pick<PdfBarcode, 'content' | 'show_text'>): void {
    const text = this.content(key, content);
    if (text === '') return;
    const shape = code128Shape(text, this.drawn.drawCode);
    const textHeight = show_text ? Math.min(CODE_TEXT.heightMm, place.height / 2) : 0;
    const bars = { ...place, height: place.height - textHeight };
    if (shape) {
      const module = moduleMm(place.width, shape.width);
      if (module < LEAST_MODULE_MM - 1e-6)
        this.findings.push({ key, code: 'code_small', least: LEAST_MODULE_MM * shape.width });
      this.shape(key, bars, shape, module, { width: module * shape.width, height: bars.height });
    } else {
      this.findings.push({ key, code: 'code_impossible', text });
      if (!this.square(key, bars, text)) return this.codeText(key, place, text);
    }
    if (show_text) this.codeText(key, { ...place, y1: bars.y1 + bars.height, height: textHeight }, text);
  }

  text(key: string, part: PdfText, text: string): void {
    this.words(key, text);
    const pieces = this.fill(text);
    const { isCut } = this.lines(key, part, faceOf(part), pieces);
    if (isCut) this.findings.push({ key, code: 'cut', text: joined(pieces) });
  }

  private lines(key: string, part: TextPlace, face: Face, pieces: readonly Piece[]): { readonly isCut: boolean } {
    const { letters, unknown } = lettersOf(pieces, face);
    if (unknown.length > 0) this.findings.push({ key, code: 'unknown_letters', letters: unknown.join(' ') });
    const dots = lettersOf([{ text: '…', isFact: false }], face).letters[0]?.em ?? 0;
    const { x, y } = this.at(part);
    const { sizePt, lines, isCut } = layOutText({ ...part, x1: x, y1: y }, letters, dots);
    const em = sizePt * MM_PER_POINT;
    for (const line of lines) {
      let next = line.x;
      const xs = line.letters.map((letter) => (next += letter.em * em) - letter.em * em);
      const facts: { x: number; width: number }[] = [];
      line.letters.forEach((letter, index) => {
        if (!letter.isFact) return;
        const last = facts.at(-1);
        if (last && line.letters[index - 1]?.isFact) last.width += letter.em * em;
        else facts.push({ x: xs[index] ?? 0, width: letter.em * em });
      });
      const text = line.letters.map((letter) => letter.char).join('');
      if (text !== '') this.marks.push({ kind: 'text', key, face, sizePt, text, x: line.x, y: line.y, xs, facts });
    }
    return { isCut };
  }

  private content(key: string, content: string): string {
    this.words(key, content);
    return joined(this.fill(content)).trim();
  }

  private words(key: string, text: string): void {
    for (const word of unknownWords(text)) this.findings.push({ key, code: 'unknown_word', word });
  }

  /** False where even a square cannot hold it. */
  private square(key: string, place: KeyedPlace, text: string): boolean {
    const shape = qrShape(text, this.drawn.drawCode);
    if (!shape) return false;
    const module = moduleMm(Math.min(place.width, place.height), shape.width);
    if (module < LEAST_MODULE_MM - 1e-6)
      this.findings.push({ key, code: 'code_small', least: LEAST_MODULE_MM * shape.width });
    this.shape(key, place, shape, module, { width: module * shape.width, height: module * shape.height });
    return true;
  }

  private codeText(key: string, place: KeyedPlace, text: string): void {
    const under = { ...place, font_size: CODE_TEXT.font_size, align: 'C', shrink: true } as const;
    this.lines(key, under, 'regular', [{ text, isFact: true }]);
  }

  private noCode(key: string, place: KeyedPlace, text: string): void {
    this.findings.push({ key, code: 'code_impossible', text });
    this.codeText(key, place, text);
  }

  private shape(
    key: string,
    place: KeyedPlace,
    shape: CodeShape,
    module: number,
    size: { width: number; height: number },
  ): void {
    const { x, y, width, height } = this.at(place);
    const [left, top] = [toDot(x + (width - size.width) / 2), toDot(y + (height - size.height) / 2)];
    const tall = size.height / shape.height;
    const outlines = shape.dark.map((outline) => outline.map(([a, b]) => [left + a * module, top + b * tall] as const));
    this.marks.push({ kind: 'shape', key, outlines });
  }

  private at({ x1, y1, width, height }: KeyedPlace) {
    return { x: this.origin.x + x1, y: this.origin.y + y1, width, height };
  }
}

const beyond = (key: string, place: KeyedPlace, room: { width: number; height: number }): SheetFinding[] => {
  const past = (axis: 'x' | 'y', from: number, length: number, most: number): SheetFinding[] =>
    from + length > most + 0.005
      ? [{ key, code: 'beyond', axis, by: from + length - most, most: Math.max(most - length, 0) }]
      : [];
  return [...past('x', place.x1, place.width, room.width), ...past('y', place.y1, place.height, room.height)];
};

/**
 * Where everything on one label stands, to a hundredth of a millimetre, and what is wrong with it: the only place that
 * decides that, for the designer, the preview and the PDF. Pictures lie lowest, then boxes, codes and texts.
 */
export const layOutLabel = (
  template: LabelOf<PdfTemplateFields>,
  language: Language,
  fill: Fill,
  drawn: Drawn,
  origin: Origin = { x: template.margin_left, y: template.margin_top },
): LaidLabel => {
  const label = new Label(origin, fill, drawn);
  const room = labelRoom(template);
  const each = <Part extends KeyedPlace & Pick<PdfPlace, 'key'>>(
    parts: readonly Part[],
    kind: string,
    draw: (key: string, part: Part) => void,
  ) =>
    parts.forEach((part, index) => {
      const key = partKey(part, kind, index);
      label.findings.push(...beyond(key, part, room));
      draw(key, part);
    });
  each(template.images, 'image', (key, part) => label.image(key, part));
  each(template.boxes, 'box', (key, part) => label.box(key, part));
  each(template.qr_codes, 'qr', (key, part) => label.qr(key, part, part.content));
  each(template.barcodes, 'barcode', (key, part) => label.barcode(key, part, part));
  each(template.texts, 'text', (key, part) => label.text(key, part, textOf(part, language)));
  return label;
};
