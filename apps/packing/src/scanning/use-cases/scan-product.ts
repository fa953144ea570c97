import { palletStatus, productStatus, type CompanyId, type OutputOf, type scanProduct } from '@mullion/contracts';
import { AppError, Committed, Database, type CallInfo, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PalletWork, placedProductDto, shownNumberOf, tryAgain, type PalletState, type ProductRow } from '../../pallets/pallets.module';
import { ScanRepository, type LoadedScan } from '../scan.repository';

type Answer = OutputOf<typeof scanProduct>;

/** SQLSTATE deadlock_detected. */
const DEADLOCK = '40P01';

/** The pallet scanner: a product onto its pallet, from packing's own rows alone. */
@Injectable()
export class ScanProduct {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  /** The plain case is one statement; with an idempotency key it shares a transaction with the key. */
  async run(call: CallInfo, palletId: number, barcode: string): Promise<Committed<Answer>> {
    const { company_id: companyId } = call.context;
    if (call.idempotencyKey === null) {
      const scan = await this.atOnce(call, palletId, barcode);
      if (scan) return this.told(scan, companyId, loadedAnswer(scan));
    }
    // Scanning depends on packing alone: without settings only the plain case goes on.
    await this.companies.ready(companyId).catch(() => undefined);
    let news: LoadedScan | null = null;
    const committed = await this.database.transaction(call, async (tx) => {
      const scans = new ScanRepository(tx, companyId);
      const load = (code: string) => scans.loadProduct(palletId, code, call.context, call.requestId);
      news = await load(barcode);
      if (news) return loadedAnswer(news);
      const known = (await scans.barcodeOf(barcode)) ?? barcode;
      if (known !== barcode) news = await load(known);
      return news ? loadedAnswer(news) : this.otherwise(tx, call, palletId, known);
    });
    return news ? this.told(news, companyId, committed.data) : committed;
  }

  /** Null also after a deadlock: the transaction that follows is run again by Database. */
  private async atOnce(call: CallInfo, palletId: number, barcode: string): Promise<LoadedScan | null> {
    try {
      return await new ScanRepository(this.database, call.context.company_id).loadProduct(palletId, barcode, call.context, call.requestId);
    } catch (error) {
      if ((error as { code?: string }).code === DEADLOCK) return null;
      throw error;
    }
  }

  /** The statement has written its news itself, past `tx.record`. */
  private told(scan: LoadedScan, companyId: CompanyId, answer: Answer): Committed<Answer> {
    this.database.recorded();
    const events = Object.entries(scan.positions).map(([subject, position]) => ({ subject, position, company_id: companyId }));
    return new Committed(answer, this.database.stampsOf(events));
  }

  /** Everything but the plain case, under full locks: a twin takes an unloaded slot, or the refusal says what is wrong. */
  private async otherwise(tx: Tx, call: CallInfo, palletId: number, barcode: string): Promise<Answer> {
    const company = await this.companies.of(call.context.company_id, tx);
    const work = new PalletWork(tx, company, call.context, { audits: false });
    const ids = await new ScanRepository(tx, company.id).productIds(barcode);
    const states = await work.lock([palletId, ...(await work.repository.palletIdsOf(ids))]);
    const target = states.get(palletId);
    if (!target) throw new AppError('pallet.not_found', { pallet: palletId });
    if (target.row.status < palletStatus.prepared) throw new AppError('chosen_pallets_not_prepared', { pallet: shownNumberOf(target.row) });
    if (target.row.status >= palletStatus.dispatched)
      throw new AppError('pallet.locked', { pallet: palletId, number: shownNumberOf(target.row) });
    const twins = target.products.filter((slot) => slot.loaded_at === null).map((slot) => slot.id);
    const rows = await work.lockProducts([...ids, ...twins]);
    const found = rows.filter((row) => ids.includes(row.id));
    const product = found.find((row) => row.pallet_id === palletId) ?? found[0];
    if (!product) throw new AppError('product.not_found', { barcode });
    if (product.pallet_id !== null && !states.has(product.pallet_id)) throw tryAgain();
    if (product.pallet_id === palletId) {
      if (product.loaded_at === null) throw tryAgain();
      throw new AppError('product_already_loaded', { barcode });
    }
    const source = product.pallet_id === null ? null : (states.get(product.pallet_id) as PalletState);
    const slot = target.products.find((candidate) => isTwin(candidate, product));
    if (!slot || product.loaded_at !== null || (source && source.row.status >= palletStatus.loaded)) throw wrongPallet(source, barcode);
    return this.replace(work, { target, source, slot, product });
  }

  /** The scanned product and its unloaded twin exchange places. */
  private async replace(
    work: PalletWork,
    { target, source, slot, product }: { target: PalletState; source: PalletState | null; slot: ProductRow; product: ProductRow },
  ): Promise<Answer> {
    const placeOf = ({ pallet_id, x, y, z, is_flipped }: ProductRow) => ({ pallet_id, x, y, z, is_flipped });
    const loaded: ProductRow = { ...product, ...placeOf(slot), loaded_at: new Date() };
    const freed: ProductRow = { ...slot, ...placeOf(product), loaded_at: null };
    const swapped = (state: PalletState, out: ProductRow, into: ProductRow): PalletState => ({
      ...state,
      products: state.products.map((one) => (one.id === out.id ? into : one)),
    });
    if (!source) await work.unplace([slot]);
    const states = [swapped(target, slot, loaded), ...(source ? [swapped(source, product, freed)] : [])];
    const written = await work.write(states);
    await work.historyOf(product.id, product.status, productStatus.loaded);
    await work.tell();
    const onto = written[0] as PalletState;
    const now = onto.products.find((one) => one.id === product.id) as ProductRow;
    return replacedAnswer(onto, now);
  }
}

/** Same order, same position, same sizes: one can stand for the other. */
const isTwin = (slot: ProductRow, product: ProductRow): boolean =>
  slot.loaded_at === null &&
  slot.order_id === product.order_id &&
  slot.position === product.position &&
  slot.width === product.width &&
  slot.height === product.height &&
  slot.depth === product.depth;

const wrongPallet = (source: PalletState | null, barcode: string): AppError =>
  source
    ? new AppError('should_be_on_pallet', { barcode, pallet: shownNumberOf(source.row), pallet_id: source.row.id })
    : new AppError('product.not_found', { barcode });

const loadedAnswer = (scan: LoadedScan): Answer => ({
  outcome: 'loaded',
  product: placedProductDto(scan),
  pallet_id: scan.pallet_id as Answer['pallet_id'],
  loaded_count: scan.loaded_count,
  products_count: scan.products_count,
  status: scan.pallet_status,
});

const replacedAnswer = ({ row }: PalletState, product: ProductRow): Answer => ({
  outcome: 'replaced',
  product: placedProductDto(product),
  pallet_id: row.id as Answer['pallet_id'],
  loaded_count: row.loaded_count,
  products_count: row.products_count,
  status: row.status,
});
