/** A template's body as the API takes it; what is left out is as the specification says. */
export interface TemplateBody {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly [part: string]: unknown;
}

const LIMITS = { width: 210, height: 297 };
const GAP = 5;

/** Numbers that are the same in every run: from 0 to 1. */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
const TEXTS = [
  '{{order}} / {{position}}',
  'Plotis {{width}} × aukštis {{height}} mm, svoris {{weight}} kg, plotas {{area}} m²',
  'Ąžuolinės durys „ĘĖĮŠŲŪŽ“ – {{type}}',
  'AVATAR To. fi fl ffi Ty VA 11 1/2',
  '{{customer}}\n{{address}}',
  'Labai ilgas tekstas, kurio eilutės laužomos tarp žodžių ir kuris kartais netelpa į savo vietą, todėl baigiasi trimis taškais',
];

/** A template made at random: rows of texts, codes and boxes of any size, never one upon another. */
export const randomTemplate = (seed: number): TemplateBody => {
  const next = numbers(seed);
  const between = (from: number, to: number): number => Math.round((from + next() * (to - from)) * 10) / 10;
  const of = <Any>(all: readonly Any[]): Any => all[Math.floor(next() * all.length)] as Any;
  const [width, height] = [between(70, LIMITS.width), between(40, LIMITS.height)];
  const parts = { texts: [] as object[], boxes: [] as object[], qr_codes: [] as object[], barcodes: [] as object[] };
  for (let y1 = GAP; ;) {
    const kind = of(['text', 'text', 'text', 'box', 'qr', 'barcode'] as const);
    const x1 = between(GAP, 12);
    const wide = between(30, width - x1 - GAP);
    const high = kind === 'qr' ? between(16, 30) : kind === 'barcode' ? between(12, 22) : between(5, 24);
    if (y1 + high > height - GAP) break;
    const place = { x1, y1, width: wide, height: high };
    if (kind === 'text')
      parts.texts.push({
        ...place,
        text: of(TEXTS),
        font_size: between(6, 34),
        align: of(['L', 'C', 'R']),
        bold: next() < 0.4,
        italic: next() < 0.3,
        shrink: next() < 0.5,
      });
    else if (kind === 'box') parts.boxes.push(place);
    else if (kind === 'qr')
      parts.qr_codes.push({
        ...place,
        content: of(['{{barcode}}', '{{order}}/{{position}}', 'https://mullion.test/p/{{barcode}}']),
      });
    else
      parts.barcodes.push({
        ...place,
        width: width - x1 - GAP,
        content: `{{barcode}}-${parts.barcodes.length}`,
        show_text: next() < 0.5,
      });
    y1 += high + GAP;
  }
  return { name: `Atsitiktinis ${seed}`, width, height, ...parts };
};

/** Templates as people make them: a label, stickers on an A4, a sheet with a picture and margins, a whole A4. */
export const handmadeTemplates = (imageId: number): readonly TemplateBody[] => [
  {
    name: 'Etiketė',
    width: 100,
    height: 60,
    boxes: [{ x1: 1, y1: 1, width: 98, height: 58 }],
    qr_codes: [{ x1: 76, y1: 4, width: 20, height: 20 }],
    barcodes: [{ x1: 4, y1: 42, width: 92, height: 15 }],
    texts: [
      { x1: 4, y1: 4, width: 66, height: 9, font_size: 22, bold: true, shrink: true, text: '{{order}} / {{position}}' },
      { x1: 4, y1: 14, width: 66, height: 7, font_size: 17, text: '{{width}} × {{height}}' },
      { x1: 4, y1: 24, width: 66, height: 6, font_size: 12, italic: true, align: 'R', text: '{{type}}' },
    ],
  },
  {
    name: 'Lipdukai',
    width: 70,
    height: 37,
    sheet: { width: 210, height: 297, columns: 3, rows: 8 },
    qr_codes: [{ x1: 46, y1: 4, width: 18, height: 18 }],
    texts: [{ x1: 4, y1: 4, width: 40, height: 8, font_size: 16, shrink: true, text: '{{order}}' }],
  },
  {
    name: 'Su paveikslu',
    width: 105,
    height: 148,
    margin_left: 5,
    margin_top: 7.5,
    images: [{ id: imageId, x1: 10, y1: 10, width: 60, height: 40 }],
    barcodes: [{ x1: 5, y1: 60, width: 90, height: 20 }],
    texts: [
      { x1: 5, y1: 90, width: 90, height: 40, text: 'Užsakymas {{order}}', text_en: 'Order {{order}}', font_size: 20 },
    ],
  },
  {
    name: 'Visas A4',
    width: 0,
    height: 0,
    boxes: [{ x1: 5, y1: 5, width: 200, height: 287 }],
    texts: [{ x1: 20, y1: 20, width: 170, height: 250, font_size: 30, text: '{{order}} {{type}} '.repeat(12) }],
  },
];
