import type { PalletWhole } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import type { Content } from 'pdfmake/interfaces';
import { code128 } from '../parts/code-128';
import { labelLogo } from '../parts/header';
import type { Page } from '../parts/page';
import type { DocumentHeader } from '../render-input';

/** A6 lying, in points: fits common label rolls and four on an A4. */
export const LABEL_SIZE = { width: 420, height: 298 };

/** A label to stick on a pallet: read by eye from two metres and by a scanner from half of that. */
export const barcodeLabel = (pallet: PalletWhole, page: Page, header?: DocumentHeader): Content => [
  labelLogo(header, { text: pallet.shown_number, fontSize: 54, bold: true, lineHeight: 1 }),
  { svg: code128(pallet.number ?? pallet.shown_number), width: LABEL_SIZE.width - 36, margin: [0, 2, 0, 0] },
  { text: pallet.number ?? '', alignment: 'center', fontSize: 11, margin: [0, 2, 0, 8] },
  { text: pallet.customer_name, fontSize: 15, bold: true },
  { text: pallet.address, fontSize: 12 },
  { text: pallet.order_number, fontSize: 12 },
  {
    text: `${pallet.length} × ${pallet.width} × ${pallet.height} mm · ${formatNumber(pallet.weight, page.language)} kg · ${page.texts.products}: ${pallet.products_count}`,
    fontSize: 11,
    margin: [0, 4, 0, 0],
  },
];
