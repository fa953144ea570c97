import { fillText } from '@mullion/i18n';
import type { EvidenceContent, EvidencePallet } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Content, ContentStack } from 'pdfmake/interfaces';
import { figure } from '../parts/figure';
import { qrCode } from '../parts/qr-code';
import { sheetHead } from '../parts/sheet-head';
import { INK_3 } from '../parts/styles';
import { facts, listTable } from '../parts/tables';
import type { DocumentHeader, EvidenceInput } from '../render-input';
import { deviationsBox, floorFigure, kg, signatureBlock, stopOf, type EvidencePage } from './evidence-parts';

const FLOOR_PT = 170;
const QR_PT = 78;
const IN_ROW = 4;
const GAP = 8;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const productsOf = (pallets: readonly EvidencePallet[]): number => sum(pallets.map(({ products }) => products.length));

/** Who sends it, by name: what is attested has no logo that might be another tomorrow. */
export const companyHeader = (company: string): DocumentHeader => ({
  logo: null,
  logoWidthPx: 0,
  blocks: [
    { kind: 'h3', align: 'left', marker: null, runs: [{ text: company, bold: true, italic: false, underline: false }] },
  ],
});

const factsOf = (content: EvidenceContent, on: EvidencePage): Content[] => {
  const { texts, page, moment } = on;
  const { pallets } = content;
  const loaders = [...new Set(pallets.map(({ loaded_by: by }) => by).filter(Boolean))].join(', ');
  const metres = (mm: number) => formatNumber(mm / 1000, page.language, 2);
  return [
    facts([
      [texts.facts.left, moment(content.departed_at)],
      [texts.facts.confirmed, content.confirmed_by],
      [texts.facts.driver, content.driver],
      [texts.facts.plate, content.plate],
      [texts.facts.trailer, content.trailer_plate],
    ]),
    {
      stack: [
        facts([
          [texts.facts.seals, content.seals.join(', ') || texts.facts.noSeals],
          [texts.facts.loadedBy, loaders],
          [texts.facts.pallets, String(pallets.length)],
          [texts.facts.products, String(productsOf(pallets))],
          [texts.facts.mass, `${kg(sum(pallets.map(({ weight }) => weight)), on)} kg`],
          [
            texts.facts.length,
            fillText(texts.facts.lengthOf, { used: metres(content.used_length), length: metres(content.length) }),
          ],
        ]),
      ],
      margin: [0, 6, 0, 0],
    },
  ];
};

const section = (text: string): Content => ({ text, style: 'section', margin: [0, 12, 0, 4] });
/** Of a table that goes over sheets: it begins on the next one where not even a row has room below it. */
const sectionOfTable = (text: string): Content => ({ ...(section(text) as object), headlineLevel: 1 }) as Content;

const palletsTable = ({ pallets }: EvidenceContent, on: EvidencePage): Content => {
  const { texts, time } = on;
  return listTable<EvidencePallet>(
    [
      { head: texts.column.turn, width: 24, isNumber: true, value: ({ step }) => String(step) },
      { head: texts.column.pallet, width: 50, isStrong: true, value: ({ shown_number: number }) => number },
      { head: texts.stopAndCustomer, width: '*', value: (pallet) => stopOf(pallet, on) },
      { head: texts.column.products, width: 38, isNumber: true, value: ({ products }) => String(products.length) },
      { head: texts.column.mass, width: 42, isNumber: true, value: ({ weight }) => kg(weight, on) },
      { head: texts.column.loaded, width: 44, value: ({ loaded_at: at }) => (at === null ? '–' : time(at)) },
      { head: texts.column.by, width: 58, value: ({ loaded_by: by }) => by || '–' },
      { head: texts.column.photos, width: 48, isNumber: true, value: ({ photos }) => String(photos.length) },
    ],
    pallets,
  );
};

const productsTable = ({ pallets }: EvidenceContent, { texts, moment }: EvidencePage): Content =>
  listTable(
    [
      { head: texts.column.pallet, width: 56, isStrong: true, value: ({ pallet }) => pallet.shown_number },
      { head: texts.position, width: 48, value: ({ product }) => product.position },
      { head: texts.order, width: 60, value: ({ product }) => product.order },
      { head: texts.barcode, width: '*', value: ({ product }) => product.barcode },
      { head: texts.size, width: 70, isNumber: true, value: ({ product }) => `${product.width} × ${product.height}` },
      {
        head: texts.packed,
        width: 86,
        value: ({ product }) => (product.scanned_at === null ? texts.notScanned : moment(product.scanned_at)),
      },
      { head: texts.column.by, width: 76, value: ({ product }) => product.scanned_by || '–' },
    ],
    pallets.flatMap((pallet) => pallet.products.map((product) => ({ pallet, product }))),
  );

interface ShownPhoto {
  readonly picture: string;
  readonly caption: string;
}

/** Photos with whose they are and when they were made, those of the first pallets first. */
const photosOf = (
  { pallets }: EvidenceContent,
  pictures: EvidenceInput['photos'],
  { texts, moment }: EvidencePage,
): ShownPhoto[] =>
  pallets.flatMap((pallet) =>
    pallet.photos.flatMap((photo) => {
      const picture = pictures[photo.hash];
      const caption = fillText(texts.photo, { pallet: pallet.shown_number, moment: moment(photo.made_at) });
      return picture === undefined ? [] : [{ picture, caption }];
    }),
  );

const photoRow = (row: readonly ShownPhoto[], { page }: EvidencePage): Content => {
  const width = (page.widthPt - 2 * page.marginPt - (IN_ROW - 1) * GAP) / IN_ROW;
  return {
    columns: row.map(({ picture, caption }) => ({
      width,
      stack: [
        { image: picture, fit: [width, width * 0.75], alt: caption } as Content,
        { text: caption, style: 'label', margin: [0, 2, 0, 0] },
      ],
    })),
    columnGap: GAP,
    margin: [0, 0, 0, 6],
  };
};

const photoRows = (photos: readonly ShownPhoto[], on: EvidencePage): Content[] =>
  Array.from({ length: Math.ceil(photos.length / IN_ROW) }, (_none, at) => ({
    unbreakable: true,
    stack: [photoRow(photos.slice(at * IN_ROW, (at + 1) * IN_ROW), on)],
  }));

/** The code that proves the sheet, and what it proves. */
const proofOf = ({ proofUrl, code, hash }: EvidenceInput, { texts }: EvidencePage): ContentStack => ({
  stack: [
    figure(qrCode(proofUrl), proofUrl, { width: QR_PT }),
    { text: texts.check, style: 'label', margin: [0, 3, 0, 0] },
    { text: code, bold: true },
    { text: texts.hash, style: 'label', margin: [0, 3, 0, 0] },
    // in pieces of one line's length, so that nothing is broken by the column
    ...(hash.match(/.{1,16}/g) ?? []).map((piece) => ({ text: piece, fontSize: 7, color: INK_3, lineHeight: 1 })),
  ],
});

/** Who took it over, and the code that proves it. */
const signedAndProved = (input: EvidenceInput, on: EvidencePage): Content => {
  const { driver: name, signature: strokes, unsigned_reason: reason } = input.content;
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    stack: [
      {
        columns: [
          { width: '*', stack: signatureBlock({ title: on.texts.driverSigned, name, strokes, reason }, on) },
          { width: 130, ...proofOf(input, on) },
        ],
      },
      { text: fillText(on.texts.madeFrom, { moment: input.madeAt }), style: 'label', margin: [0, 6, 0, 0] },
    ],
  };
};

/**
 * What is attested of a departure, or a customer's part of it, as one document: the first sheet says what it is, the
 * others each product and photo.
 */
export const evidenceSheet = (input: EvidenceInput, on: EvidencePage): Content => {
  const { content } = input;
  const { texts } = on;
  const part = content.customer;
  const photos = photosOf(content, input.photos, on);
  const first = photos.slice(0, IN_ROW);
  const others = photos.slice(IN_ROW);
  return [
    sheetHead({ title: texts.title, name: content.number }, companyHeader(content.company), on.page),
    ...(part === null
      ? []
      : [{ text: fillText(texts.partOf, { customer: part }), bold: true, margin: [0, 0, 0, 6] } as Content]),
    ...factsOf(content, on),
    { unbreakable: true, stack: [section(texts.load), floorFigure(content, on, FLOOR_PT)] },
    sectionOfTable(texts.scans),
    palletsTable(content, on),
    { unbreakable: true, stack: [section(texts.deviations), deviationsBox(content, on)] },
    {
      unbreakable: true,
      stack: [section(texts.photos), first.length > 0 ? photoRow(first, on) : { text: texts.noPhotos }],
    },
    signedAndProved(input, on),
    sectionOfTable(texts.facts.products),
    productsTable(content, on),
    ...(others.length > 0 ? [section(texts.photos), ...photoRows(others, on)] : []),
  ];
};
