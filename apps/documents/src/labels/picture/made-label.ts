import path from 'node:path';
import {
  getCompany,
  getImages,
  lettersBeyondBars,
  type Language,
  type Order,
  type PalletDetail,
  type Product,
  type Rack,
  type Truck,
} from '@mullion/contracts';
import { fillText, formatMomentIn, formatNumber, loadTexts } from '@mullion/i18n';
import { palletFromWire, palletTitle, placeOnTruck, shortLabel } from '@mullion/packing-model';
import { systemContext, type Rpc, type Turn } from '@mullion/server-kit';
import type { Dots } from './dots';
import { LabelThread } from './label-thread';

/** What every label says of when, where and in which language it is printed. */
export interface LabelPrint {
  readonly language: Language;
  readonly dpi: number;
  /** Whose turn it is drawn in. */
  readonly turn: Turn;
  /** Empty in a file that nobody has printed yet. */
  readonly printer: string;
  readonly now: Date;
  readonly qr: string;
  readonly revision: number;
}

type Texts = Awaited<ReturnType<typeof textsOf>>;

const textsOf = (language: Language) => loadTexts(language, 'documents');

const companyOf = (rpc: Pick<Rpc, 'ask'>, companyId: number) =>
  rpc.ask(getCompany, { company_id: companyId as never }, { context: systemContext(companyId) });

/** How many of something, in the form that the language has for the number. */
const counted = (texts: Texts['label'], count: number, language: Language): string => {
  const form = new Intl.PluralRules(language).select(count);
  const forms: Readonly<Record<string, string | undefined>> = texts;
  return fillText(forms[`products_${form}`] ?? texts.products_other, { count: formatNumber(count, language) });
};

const labels = new LabelThread(path.join(__dirname, 'label.worker.cjs'));

/** Why a number has no bars, should they not hold it. */
const noBars = (number: string, label: Texts['label']): string => {
  const letters = lettersBeyondBars(number);
  return letters.length > 0 ? fillText(label.noBars, { letters: letters.join(' ') }) : label.noBarsLong;
};

/** The label of a pallet as its printer prints it. */
export const palletLabelDots = async (
  rpc: Pick<Rpc, 'ask'>,
  companyId: number,
  { pallet, truck }: { readonly pallet: PalletDetail; readonly truck: Truck | undefined },
  print: LabelPrint,
): Promise<Dots> => {
  const { language } = print;
  const [company, texts] = await Promise.all([companyOf(rpc, companyId), textsOf(language)]);
  const { label } = texts;
  const number = (value: number, decimals = 0): string => formatNumber(value, language, decimals);
  const place = placeOnTruck(pallet.id, truck);
  const moment = formatMomentIn(print.now, company.time_zone);
  const made = {
    company: company.name,
    truck: place?.truck.description ?? '',
    part: place?.part ?? '',
    number: pallet.shown_number,
    stop: place?.stop ?? '',
    orders: pallet.order_number,
    customer: palletTitle(pallet),
    address: pallet.address,
    load: palletFromWire(pallet, company.features.includes('tall_pallet_rule')),
    products: counted(label, pallet.products_count, language),
    mass: fillText(label.mass, { kg: number(pallet.weight) }),
    size: `${number(pallet.length)} × ${number(pallet.width)}`,
    height: fillText(label.height, { mm: number(pallet.height) }),
    place: place
      ? fillText(label.place, { side: texts[place.step.side], metres: number(place.step.fromHeadboardMm / 1000, 2) })
      : '',
    barcode: pallet.number ?? pallet.shown_number,
    noBars: noBars(pallet.number ?? pallet.shown_number, label),
    qr: print.qr,
    revision: fillText(label.revision, { number: print.revision }),
    fragile: label.fragile,
    upright: label.upright,
    printed: print.printer
      ? fillText(label.printed, { moment, printer: print.printer })
      : fillText(label.made, { moment }),
  };
  return labels.draw(print.turn, { kind: 'pallet', made, dpi: print.dpi });
};

const pictureOf = async (rpc: Pick<Rpc, 'ask'>, companyId: number, { image }: Product): Promise<string | null> =>
  !image
    ? null
    : ((await rpc.ask(getImages, { hashes: [image] }, { context: systemContext(companyId) }))[image] ?? null);

/** The label of a product as its printer prints it, with its own picture where it has one. */
export const productLabelDots = async (
  rpc: Pick<Rpc, 'ask'>,
  companyId: number,
  { product, order }: { readonly product: Product; readonly order: Order | undefined },
  print: LabelPrint,
): Promise<Dots> => {
  const { language } = print;
  const { label } = await textsOf(language);
  const number = (value: number, decimals = 0): string => formatNumber(value, language, decimals);
  const mass = fillText(label.mass, { kg: number(product.weight, Number.isInteger(product.weight) ? 0 : 1) });
  const made = {
    name: `${product.order} / ${product.position}`,
    size: `${number(product.width)} × ${number(product.height)}`,
    lines: [
      [order?.customer, shortLabel(order?.address ?? '')].filter(Boolean).join(', '),
      [product.type, mass].filter(Boolean).join(', '),
      [order?.wood_type, order?.paint_type].filter(Boolean).join(', '),
    ].filter((line) => line !== ''),
    design: { category: product.category, widthMm: product.width, heightMm: product.height, depthMm: product.depth },
    schematic: label.schematic,
    picture: await pictureOf(rpc, companyId, product),
    barcode: product.barcode,
    noBars: noBars(product.barcode, label),
    qr: print.qr,
    revision: fillText(label.revision, { number: print.revision }),
  };
  return labels.draw(print.turn, { kind: 'product', made, dpi: print.dpi });
};

/** The label of a rack as its printer prints it; the same in every language. */
export const rackLabelDots = (
  { code, barcode, zone, place }: Pick<Rack, 'code' | 'barcode' | 'zone' | 'place'>,
  { dpi, turn }: Pick<LabelPrint, 'dpi' | 'turn'>,
): Promise<Dots> => {
  const made = { code, barcode, place: [zone, place].filter((text) => text !== '' && text !== code).join(', ') };
  return labels.draw(turn, { kind: 'rack', made, dpi });
};
