import {
  SIGNATURE_RATIO,
  type EvidenceContent,
  type EvidenceDeviation,
  type EvidencePallet,
  type Strokes,
} from '@mullion/contracts';
import { evidenceFloor, renderSvg, stopChipSvg } from '@mullion/drawings';
import { formatNumber, fillText, type Shape, type Texts } from '@mullion/i18n';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { figure } from '../parts/figure';
import type { Page } from '../parts/page';
import { INK, LINE } from '../parts/styles';

export type EvidenceTexts = Shape<Texts['evidence']>;
/** What the parts of a sheet of evidence need beside its content. */
export interface EvidencePage {
  readonly page: Page;
  readonly texts: EvidenceTexts;
  /** Date and minutes in the company's time zone. */
  readonly moment: (iso: string) => string;
  /** The time alone, with seconds. */
  readonly time: (iso: string) => string;
}

const CHIP = 14;
const WARNING_GROUND = '#FDF0D5';

export const kg = (value: number, { page }: Pick<EvidencePage, 'page'>): string => formatNumber(value, page.language);
const metres = (mm: number, { page }: Pick<EvidencePage, 'page'>): string => formatNumber(mm / 1000, page.language, 2);

/** The floor as the truck left. */
export const floorFigure = (content: EvidenceContent, on: EvidencePage, heightPt: number): Content => {
  const { page, texts } = on;
  const name = fillText(texts.floor, {
    truck: content.number,
    numbers: content.pallets.map(({ shown_number: number }) => number).join(', '),
  });
  const drawing = evidenceFloor(content, {
    theme: 'print',
    widthPx: page.widthPt - 2 * page.marginPt,
    heightPx: heightPt,
    texts: {
      name,
      sub: ({ weight }) => `${kg(weight, on)} kg`,
      used: (mm) => mm,
      metres: (mm) => `${metres(mm, on)} m`,
      cab: page.texts.drawing.cab,
      doors: page.texts.drawing.doors,
    },
  });
  return figure(renderSvg(drawing), name);
};

/** The stop of a pallet by its number on its colour, and whose it is. */
export const stopOf = ({ stop, stop_label, customers }: EvidencePallet, { page }: EvidencePage): TableCell => ({
  stack: [
    {
      columns: [
        {
          width: CHIP,
          stack: [figure(stopChipSvg(stop, CHIP), fillText(page.texts.stopNumber, { number: stop }), { width: CHIP })],
        },
        { width: '*', text: [stop_label, customers].filter(Boolean).join('\n'), style: 'cell' },
      ],
      columnGap: 5,
    },
  ],
});

const warnings: ReadonlySet<string> = new Set<keyof EvidenceTexts['warning']>([
  'overlap',
  'stop_order',
  'too_long',
  'outside_width',
  'too_heavy',
  'too_tall',
  'king_pin_overloaded',
  'axles_overloaded',
  'leans_left',
  'leans_right',
  'two_addresses',
]);
const warningText = (code: string, { texts }: EvidencePage): string => {
  const key = code.replace('truck.', '');
  return texts.warning[(warnings.has(key) ? key : 'other') as keyof EvidenceTexts['warning']];
};

/** A deviation in words, with when and by whom. */
export const deviationText = (
  { kind, pallet, at, by, turn, planned, what }: EvidenceDeviation,
  on: EvidencePage,
): string => {
  const values = {
    pallet,
    turn: turn ?? '',
    planned: planned ?? '',
    what: kind === 'left_despite' ? warningText(what, on) : what,
  };
  return [at === null ? '' : on.time(at), fillText(on.texts.deviation[kind], values), by].filter(Boolean).join(' ');
};

/** What did not go as planned, on a ground of its own. */
export const deviationsBox = ({ deviations }: EvidenceContent, on: EvidencePage): Content =>
  deviations.length === 0
    ? { text: on.texts.noDeviations, margin: [0, 6, 0, 0] }
    : {
        margin: [0, 6, 0, 0],
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          fillColor: () => WARNING_GROUND,
          paddingTop: () => 3,
          paddingBottom: () => 3,
        },
        table: {
          widths: ['*'],
          body: deviations.map((deviation) => [{ text: `! ${deviationText(deviation, on)}`, style: 'cell' }]),
        },
      };

/** A signature as it was drawn. */
export const signatureSvg = (strokes: Strokes): string => {
  const paths = strokes.map((stroke) => {
    const [[x, y] = [0, 0], ...rest] = stroke;
    return `M${x} ${y}${rest.length === 0 ? `L${x + 0.002} ${y}` : rest.map(([toX, toY]) => `L${toX} ${toY}`).join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 ${SIGNATURE_RATIO}" width="120" height="${Math.round(120 * SIGNATURE_RATIO)}"><path d="${paths.join('')}" fill="none" stroke="${INK}" stroke-width="0.012" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};

/** Who has signed, or why nobody did. */
export const signatureBlock = (
  {
    title,
    name,
    strokes,
    reason,
  }: {
    readonly title: string;
    readonly name: string;
    readonly strokes: Strokes | null;
    readonly reason: string | null;
  },
  { texts }: EvidencePage,
): Content[] => [
  { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 180, y2: 0, lineWidth: 0.6, lineColor: LINE }], margin: [0, 4, 0, 0] },
  { text: title, style: 'label', margin: [0, 3, 0, 2] },
  ...(strokes
    ? [figure(signatureSvg(strokes), fillText(texts.signature, { name }), { width: 110 })]
    : [
        {
          text: reason === null ? texts.notAsked : fillText(texts.unsigned, { reason }),
          margin: [0, 4, 0, 4],
        } as Content,
      ]),
  { text: name, bold: true },
];
