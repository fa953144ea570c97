import { fillText, loadTexts } from '@mullion/i18n';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { barcodeLabel, LABEL_MARGIN, LABEL_SIZE } from './documents/barcode-label';
import { evidenceLater } from './documents/evidence-later';
import { evidencePage } from './documents/evidence-page';
import type { EvidencePage } from './documents/evidence-parts';
import { evidenceSheet } from './documents/evidence-sheet';
import { loadingList } from './documents/loading-list';
import { preparationPage } from './documents/preparation-page';
import { isWideTable, printedTable } from './documents/printed-table';
import { productList } from './documents/product-list';
import { rackLabels } from './documents/rack-labels';
import { truckPage } from './documents/truck-page';
import { workCenterOrders, workCenterPositions } from './documents/work-center-list';
import { documentFonts, FONT, isDocumentFont } from './document-fonts';
import { numberedLetters } from './numbered-letters';
import { namesOf, titleOf } from './document-names';
import { fileName } from './file-name';
import type { Page } from './parts/page';
import { INK_3, STYLES } from './parts/styles';
import type { RenderInput } from './render-input';
import { keepEverything } from './layout/keep-everything';
import { tagContent } from './tags/tag-tree';
import { writeTags } from './tags/write-tags';

const MARGIN = 36;
const FOOT = 40;

/** A part of a document that begins on a sheet of its own. */
interface Part {
  /** Of the pallet or truck, on each of its sheets: they come apart, and only the first has it as a title. */
  readonly name?: string;
  readonly content: () => Content;
}

/** A document, a part at a time so that progress can be shown. */
const partsOf = (input: RenderInput, page: Page, on: EvidencePage | null): Part[] => {
  const { waiting, evidence } = input;
  if (evidence && on)
    return [
      {
        name: evidence.content.number,
        content: () => (evidence.isLater ? evidenceLater : evidenceSheet)(evidence, on),
      },
    ];
  if (waiting)
    return [
      { content: () => (input.kind === 'work_center_orders' ? workCenterOrders : workCenterPositions)(waiting, page) },
    ];
  if (input.kind === 'truck')
    return input.trucks.map((truck) => ({
      name: truck.description,
      content: () => truckPage(truck, input.headers[truck.id], page),
    }));
  if (input.kind === 'products') return [{ content: () => productList(input.products, input.images, page) }];
  if (input.kind === 'barcodes')
    return input.pallets.map((pallet) => ({
      content: () => barcodeLabel(pallet, input.trucks, page, input.headers[pallet.id]),
    }));
  if (input.kind === 'loading')
    return loadingList(input.pallets, input.trucks, input.headers[0], page).map(({ name, content }) => ({
      name,
      content: () => content,
    }));
  if (input.kind === 'racks') return [{ content: () => rackLabels(input.table) }];
  if (input.kind === 'rows') return [{ content: () => printedTable(input.table, page) }];
  return input.pallets.map((pallet) => ({ name: pallet.shown_number, content: () => preparationPage(pallet, page) }));
};

/** A part once pdfmake has laid it out. */
type LaidOut = Content & { readonly positions?: readonly { readonly pageNumber: number }[] };

const firstPageOf = ({ positions }: LaidOut): number => positions?.[0]?.pageNumber ?? Infinity;

/**
 * The part that a page is of, and which of its pages it is: the sheets of a pallet are counted alone, because they come
 * apart.
 */
const partOnPage = (parts: readonly Part[], laidOut: readonly LaidOut[], page: number, pages: number) => {
  const at = laidOut.filter((part) => firstPageOf(part) <= page).length - 1;
  const [part, first] = [parts[at], laidOut[at] ? firstPageOf(laidOut[at]) : 1];
  const next = laidOut[at + 1] ? Math.min(firstPageOf(laidOut[at + 1] as LaidOut), pages + 1) : pages + 1;
  return part?.name
    ? { name: `${part.name} · `, page: page - first + 1, pages: next - first }
    : { name: '', page, pages };
};

/** A heading, a table's head and its first row. */
const HEADING_WITH_ROW_PT = 80;

const footerOf =
  (input: RenderInput, page: Page, parts: readonly Part[], laidOut: readonly LaidOut[], letters: string | null) =>
  (current: number, all: number): Content => {
    const on = partOnPage(parts, laidOut, current, all);
    return {
      margin: [MARGIN, 10, MARGIN, 0],
      columns: [
        {
          text: [
            `${on.name}${input.company} · ${fillText(page.texts.made, { moment: input.madeAt })}`,
            ...(letters === null ? [] : [`\n${fillText(page.texts.numbered, { letters })}`]),
          ],
          fontSize: 8,
          color: INK_3,
        },
        {
          text: fillText(page.texts.page, { page: on.page, pages: on.pages }),
          width: 'auto',
          alignment: 'right',
          fontSize: 8,
          color: INK_3,
        },
      ],
    };
  };

/** Makes the PDF of a job; `onProgress` gets 0 to 1. The renderer reads no file but its fonts and no address at all. */
export const render = async (
  input: RenderInput,
  onProgress: (progress: number) => void,
): Promise<{ bytes: Uint8Array; name: string }> => {
  const texts = await loadTexts(input.language, 'documents');
  const isLabel = input.kind === 'barcodes';
  const isWide =
    input.kind === 'truck' || input.kind === 'loading' || (input.kind === 'rows' && isWideTable(input.table));
  const page: Page = {
    texts,
    language: input.language,
    company: input.company,
    papers: input.papers,
    tallPalletRule: input.tallPalletRule,
    widthPt: isLabel ? LABEL_SIZE.width : isWide ? 842 : 595,
    marginPt: isLabel ? LABEL_MARGIN : MARGIN,
  };
  const parts = partsOf(input, page, await evidencePage(input, page));
  const content = parts.map((part, index): LaidOut => {
    const made = part.content();
    onProgress(((index + 1) / parts.length) * 0.8);
    return index === 0 ? { stack: [made] } : { stack: [made], pageBreak: 'before' };
  });
  const definition: TDocumentDefinitions = {
    info: {
      title: titleOf(input, texts),
      creator: 'Mullion',
    },
    version: '1.7',
    tagged: true,
    displayTitle: true,
    language: input.language,
    pageSize: isLabel ? LABEL_SIZE : 'A4',
    pageOrientation: isWide || isLabel ? 'landscape' : 'portrait',
    pageMargins: isLabel ? LABEL_MARGIN : [MARGIN, MARGIN, MARGIN, FOOT],
    ...(isLabel ? {} : { footer: footerOf(input, page, parts, content, numberedLetters(content)) }),
    defaultStyle: { font: FONT, fontSize: 9, lineHeight: 1.15 },
    styles: STYLES,
    // a heading alone at the foot of a sheet goes over with its table; for evidence only, as it means laying out once
    // more
    ...(input.kind === 'evidence' && {
      pageBreakBefore: ({ headlineLevel, startPosition: { verticalRatio, pageInnerHeight } }) =>
        headlineLevel === 1 && (1 - verticalRatio) * pageInnerHeight < HEADING_WITH_ROW_PT,
    }),
    content,
  };
  keepEverything();
  tagContent(content);
  writeTags();
  pdfmake.setFonts(documentFonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isDocumentFont);
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  return { bytes, name: fileName(texts.file[input.kind], namesOf(input), 'pdf') };
};
