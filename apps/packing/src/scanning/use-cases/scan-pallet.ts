import { palletChanged, palletStatus, type OutputOf, type Pallet, type scanPallet } from '@mullion/contracts';
import { AppError, Database, reply, type CallInfo, type Committed, type Reply } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { palletDto, palletRecordOf, PalletWork, shownNumberOf, type PalletRow } from '../../pallets/pallets.module';
import { ScanRepository } from '../scan.repository';

type Answer = OutputOf<typeof scanPallet>;

/** Scans of pallets: found in the hall, loaded at the truck, closed when everything is on. */
@Injectable()
export class ScanPallet {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  /** In the hall: answers the pallet and changes nothing; 202 while it is not prepared. */
  async find(call: CallInfo, number: string): Promise<Reply<Answer> | Answer> {
    const scans = new ScanRepository(this.database, call.context.company_id);
    const row = await this.palletOf(scans, number);
    return this.unchanged(scans, call, row, 'found');
  }

  /** At the truck: a pallet of this truck becomes loaded; its products are not touched, those not scanned are named. */
  async load(call: CallInfo, number: string, truckId: number): Promise<Reply<Answer> | Answer | Committed<Answer>> {
    const loaded = await this.database.transaction<Answer | null>(call, async (tx) => {
      const scans = new ScanRepository(tx, call.context.company_id);
      const row = (await scans.loadPallet(number, truckId, call.context)) ?? (await this.loadAsRead(scans, call, number, truckId));
      if (!row) return null;
      await tx.record(palletChanged, row.company_id, { pallet: palletRecordOf(row) });
      return { pallet: palletDto(row, call.context), missing: (await scans.missing(row.id)) as Answer['missing'], outcome: 'loaded' };
    });
    return loaded.data === null ? this.notLoaded(call, number, truckId) : loaded.map((answer) => answer as Answer);
  }

  /** Every product is scanned and the packer accepts "close". Closing what is closed answers it again. */
  async close(call: CallInfo, id: number): Promise<Committed<Pallet>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context, { audits: false });
      const state = (await work.lock([id])).get(id);
      if (!state) throw new AppError('pallet.not_found', { pallet: id });
      if (state.row.status >= palletStatus.closed) return palletDto(state.row, call.context);
      if (state.row.status < palletStatus.prepared) throw new AppError('chosen_pallets_not_prepared', { pallet: shownNumberOf(state.row) });
      const missing = state.products.filter((product) => product.loaded_at === null);
      if (missing.length > 0 || state.products.length === 0)
        throw new AppError('pallet.not_all_scanned', {
          pallet: shownNumberOf(state.row),
          products: missing.map((product) => product.barcode),
        });
      const [closed] = await work.write([{ ...state, row: await work.setStatus(state.row, palletStatus.closed) }]);
      return palletDto(closed?.row ?? state.row, call.context);
    });
  }

  private async notLoaded(call: CallInfo, number: string, truckId: number): Promise<Reply<Answer> | Answer> {
    const scans = new ScanRepository(this.database, call.context.company_id);
    const row = await this.palletOf(scans, number);
    const params = { pallet: shownNumberOf(row), truck: row.truck_id === null ? null : row.truck_description };
    if (row.truck_id !== truckId) throw new AppError('pallet.on_other_truck', params);
    if (row.status >= palletStatus.loaded) throw new AppError('pallet.already_loaded', params);
    return this.unchanged(scans, call, row, 'not_ready');
  }

  /** The same by what the code reads as, when no pallet is numbered like it. */
  private async loadAsRead(scans: ScanRepository, call: CallInfo, code: string, truckId: number): Promise<PalletRow | null> {
    const number = await scans.palletNumberOf(code);
    return number === null || number === code ? null : scans.loadPallet(number, truckId, call.context);
  }

  /**
   * By its number as it was scanned, else by what that reads as.
   * @throws AppError `pallet.not_found`
   */
  private async palletOf(scans: ScanRepository, code: string): Promise<PalletRow> {
    const row = await scans.pallet(code);
    if (row) return row;
    const number = await scans.palletNumberOf(code);
    const read = number === null ? null : await scans.pallet(number);
    if (!read) throw new AppError('pallet.not_found', { number: code });
    return read;
  }

  private async unchanged(
    scans: ScanRepository,
    call: CallInfo,
    row: PalletRow,
    outcome: 'found' | 'not_ready',
  ): Promise<Reply<Answer> | Answer> {
    const isReady = row.status >= palletStatus.prepared && outcome === 'found';
    const missing = (await scans.missing(row.id)) as Answer['missing'];
    const answer: Answer = { pallet: palletDto(row, call.context), missing, outcome: isReady ? 'found' : 'not_ready' };
    return isReady ? answer : reply(202, answer);
  }
}
