import { fillText, loadTexts } from '@mullion/i18n';
import pdfmake from 'pdfmake';
import Roboto from 'pdfmake/fonts/Roboto';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { barcodeLabel, LABEL_SIZE } from './documents/barcode-label';
import { loadingList } from './documents/loading-list';
import { preparationPage } from './documents/preparation-page';
import { isWideTable, printedTable } from './documents/printed-table';
import { productList } from './documents/product-list';
import { truckPage } from './documents/truck-page';
import { workCenterOrders, workCenterPositions } from './documents/work-center-list';
import { fileName } from './file-name';
import { headerContent } from './parts/header';
import type { Page } from './parts/page';
import { INK_3, STYLES } from './parts/styles';
import type { RenderInput } from './render-input';

const MARGIN = 36;
const FOOT = 40;

/** Content of a document, a part at a time so that progress can be shown. */
const partsOf = (input: RenderInput, page: Page): (() => Content)[] => {
  const { waiting } = input;
  if (waiting) return [() => (input.kind === 'work_center_orders' ? workCenterOrders : workCenterPositions)(waiting, page)];
  if (input.kind === 'truck')
    return input.trucks.map((truck) => () => [headerContent(input.headers[truck.id], page), truckPage(truck, page)]);
  if (input.kind === 'products') return [() => productList(input.products, input.images, page)];
  if (input.kind === 'barcodes') return input.pallets.map((pallet) => () => barcodeLabel(pallet, page, input.headers[pallet.id]));
  if (input.kind === 'loading') return [() => [headerContent(input.headers[0], page), loadingList(input.pallets, input.trucks, page)]];
  if (input.kind === 'rows') return [() => printedTable(input.table, page)];
  return input.pallets.map((pallet) => () => preparationPage(pallet, page));
};

/** What people call the things in it. */
const namesOf = (input: RenderInput): readonly string[] => {
  if (input.waiting) return [input.waiting.work_center.code];
  if (input.kind === 'truck') return input.trucks.map((truck) => truck.description);
  if (input.kind === 'products') return [...new Set(input.products.map((product) => product.order))];
  if (input.kind === 'rows') return input.table?.title ? [input.table.title] : [];
  return input.pallets.map((pallet) => pallet.shown_number);
};

/** A part of the document once pdfmake has laid it out. */
type LaidOut = Content & { readonly positions?: readonly { readonly pageNumber: number }[] };

/** The pallet or truck that a page is of: sheets come apart, and only the first of each has its name as a title. */
const nameOnPage = (input: RenderInput, parts: readonly LaidOut[], page: number): string => {
  if (input.waiting || (input.kind !== 'preparation' && input.kind !== 'truck')) return '';
  const begun = parts.filter(({ positions }) => (positions?.[0]?.pageNumber ?? Infinity) <= page).length;
  const name = namesOf(input)[begun - 1];
  return name === undefined ? '' : `${name} · `;
};

const footerOf =
  (input: RenderInput, page: Page, parts: readonly LaidOut[]) =>
  (current: number, pages: number): Content => ({
    margin: [MARGIN, 10, MARGIN, 0],
    columns: [
      {
        text: `${nameOnPage(input, parts, current)}${input.company} · ${fillText(page.texts.made, { moment: input.madeAt })}`,
        fontSize: 8,
        color: INK_3,
      },
      {
        text: fillText(page.texts.page, { page: current, pages }),
        alignment: 'right',
        fontSize: 8,
        color: INK_3,
      },
    ],
  });

/** Makes the PDF of a job; `onProgress` gets 0 to 1. The renderer reads no file but its fonts and no address at all. */
export const render = async (input: RenderInput, onProgress: (progress: number) => void): Promise<{ bytes: Uint8Array; name: string }> => {
  const texts = await loadTexts(input.language, 'documents');
  const isLabel = input.kind === 'barcodes';
  const isWide = input.kind === 'truck' || input.kind === 'loading' || isWideTable(input.table);
  const page: Page = {
    texts,
    language: input.language,
    tallPalletRule: input.tallPalletRule,
    widthPt: isLabel ? LABEL_SIZE.width : isWide ? 842 : 595,
    marginPt: MARGIN,
  };
  const parts = partsOf(input, page);
  const content = parts.map((part, index): LaidOut => {
    const made = part();
    onProgress(((index + 1) / parts.length) * 0.8);
    return index === 0 ? { stack: [made] } : { stack: [made], pageBreak: 'before' };
  });
  const definition: TDocumentDefinitions = {
    info: {
      title: namesOf(input).join(', '),
      creator: 'Mullion',
    },
    language: input.language,
    pageSize: isLabel ? LABEL_SIZE : 'A4',
    pageOrientation: isWide || isLabel ? 'landscape' : 'portrait',
    pageMargins: isLabel ? [18, 18, 18, 18] : [MARGIN, MARGIN, MARGIN, FOOT],
    ...(isLabel ? {} : { footer: footerOf(input, page, content) }),
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15 },
    styles: STYLES,
    content,
  };
  pdfmake.setFonts(Roboto);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file: string) => /[\\/]Roboto[\\/]Roboto-\w+\.ttf$/.test(file));
  const bytes = await pdfmake.createPdf(definition).getBuffer();
  return { bytes, name: fileName(texts.file[input.kind], namesOf(input), 'pdf') };
};
