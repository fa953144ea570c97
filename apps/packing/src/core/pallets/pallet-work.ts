import { palletStatus, type Company, type UserId } from '@mullion/contracts';
import { AppError, auditRow, type Tx } from '@mullion/server-kit';
import { shownNumber } from '@mullion/packing-model';
import { derivePallet } from './derive-pallet';
import { mapInSlices } from './map-in-slices';
import { DeletedPallets } from './deleted-pallets.repository';
import type { PalletDraft } from './pallet-columns';
import { PalletRepository } from './pallet.repository';
import type { PalletRow, PalletState, ProductRow } from './pallet.row';
import { recordPallets, recordPlacements, recordRemovedPallet } from './record-pallet';
import { auditedPallet } from '../rules/audited-pallet';
import { isEdited, samePlace } from '../rules/is-edited';

interface Actor {
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly session_id?: string | null;
}

/** Another transaction was first: Database runs the whole transaction again (SQLSTATE of a serialization failure). */
export const serializationFailure = (): Error => Object.assign(new Error('pallets moved meanwhile'), { code: '40001' });

/** One change of pallets inside a transaction: locks, derived columns, placements and the events of all of it. */
export class PalletWork {
  readonly repository: PalletRepository;
  /** Products as the database has them, by id: what is written is what differs. */
  readonly known = new Map<number, ProductRow>();
  private readonly moved = new Set<number>();
  private readonly before = new Map<number, PalletState>();

  constructor(
    readonly tx: Tx,
    readonly company: Company,
    private readonly actor: Actor,
    /** A scan has its line in the history already. */
    private readonly options: { readonly audits: boolean } = { audits: true },
  ) {
    this.repository = new PalletRepository(tx, company.id);
  }

  /** Locks pallets in id order; those that are gone are missing. */
  async lock(ids: readonly number[]): Promise<Map<number, PalletState>> {
    const states = await this.repository.lock([...new Set(ids)]);
    for (const state of states.values()) {
      this.remember(state.products);
      this.before.set(state.row.id, state);
    }
    return states;
  }

  /** Locks placements in product order. */
  async lockProducts(ids: readonly number[]): Promise<ProductRow[]> {
    return this.remember(await this.repository.lockProducts(ids));
  }

  /** Inserts pallets and puts products on them: `fill` gives the state of each once its id is known. */
  async create(
    drafts: readonly PalletDraft[],
    fill: (row: PalletRow, index: number) => PalletState,
  ): Promise<PalletState[]> {
    const ids = await this.repository.insert(drafts);
    const states = drafts.map((draft, index) => {
      const row = {
        ...draft,
        id: ids[index] as number,
        version: 0,
        record_version: 0,
        truck_status: null,
        truck_description: null,
      };
      return fill(row, index);
    });
    return this.write(states);
  }

  /**
   * Writes states with everything derived from them, and the places of their products. A confirmed pallet whose content
   * changed has a printed list that is no longer right.
   */
  async write(states: readonly PalletState[]): Promise<PalletState[]> {
    const derived = await mapInSlices(states, (state) => derivePallet(state, this.company));
    const moved = derived.flatMap((state) => state.products).filter((product) => this.isMoved(product));
    const versions = await this.placed(moved);
    const edited = derived
      .filter((state) => isEdited(this.before.get(state.row.id), state))
      .map((state) => state.row.id);
    const rows = await this.repository.update(
      derived.map((state) => state.row),
      new Set(edited),
    );
    await recordPallets(this.tx, rows);
    const written = derived.map((state, index) => ({
      row: rows[index] as PalletRow,
      products: state.products.map((product) => ({ ...product, version: versions.get(product.id) ?? product.version })),
    }));
    for (const state of written) await this.audit(state.row, state);
    return written;
  }

  /** Takes products off whatever they stand on. */
  async unplace(products: readonly ProductRow[]): Promise<ProductRow[]> {
    const free = products.map((product) => ({
      ...product,
      pallet_id: null,
      x: 0,
      y: 0,
      z: 0,
      is_flipped: false,
      loaded_at: null,
    }));
    const versions = await this.placed(free);
    return free.map((product) => ({ ...product, version: versions.get(product.id) ?? product.version }));
  }

  /** Deletes pallets that are empty by now. */
  async remove(states: readonly PalletState[]): Promise<void> {
    const deleted = new DeletedPallets(this.tx, this.company.id);
    for (const { row } of states) {
      const products = (this.before.get(row.id)?.products ?? []).map(({ id }) => id);
      await deleted.keep(row, this.actor.user_name, products);
    }
    await this.repository.remove(states.map((state) => state.row.id));
    for (const { row } of states) {
      await recordRemovedPallet(this.tx, row);
      await this.audit(row, null);
    }
  }

  /**
   * Deleted pallets are there again under their ids and numbers, empty; whoever asks writes them with what stands on
   * them.
   * @throws AppError `pallet.not_found`, `pallet.number_taken`
   */
  async restore(ids: readonly number[]): Promise<Map<number, PalletState>> {
    if (ids.length === 0) return new Map();
    const rows = await new DeletedPallets(this.tx, this.company.id).restore(ids);
    const missing = ids.filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0) {
      // somebody else has brought it back meanwhile
      if ((await this.repository.lockRows(missing)).length > 0) throw serializationFailure();
      throw new AppError('pallet.not_found', { pallet: missing[0] ?? 0 });
    }
    return new Map(rows.map((row) => [row.id, { row, products: [] }]));
  }

  /**
   * Writes a pallet's status with its history line; the caller has decided that it may.
   * @throws AppError that of `refuseClosing`
   */
  async setStatus(row: PalletRow, status: number): Promise<PalletRow> {
    if (row.status === status) return row;
    await this.refuseClosing(row, status);
    await this.tx.history({
      companyId: this.company.id,
      tableName: 'pallets',
      rowId: row.id,
      before: row.status,
      after: status,
      userId: this.actor.user_id,
      userName: this.actor.user_name,
    });
    return { ...row, status };
  }

  /**
   * @throws AppError `pallet.products_changing` when this status closes it while sizes of its products are being
   * changed
   */
  async refuseClosing(row: PalletRow, status: number): Promise<void> {
    const closes = row.status < palletStatus.closed && status >= palletStatus.closed;
    if (closes && (await this.repository.reserved([row.id])).size > 0)
      throw new AppError('pallet.products_changing', { pallet: row.id });
  }

  /** A line about a product that was scanned; the status itself belongs to orders. */
  historyOf(productId: number, before: number, after: number): Promise<void> {
    const { user_id: userId, user_name: userName } = this.actor;
    return this.tx.history({
      companyId: this.company.id,
      tableName: 'placements',
      rowId: productId,
      before,
      after,
      userId,
      userName,
    });
  }

  /**
   * Records where the products that were placed or taken off stand now, order by order; each has its own version.
   * Called once, at the end.
   */
  async recordPlacements(): Promise<void> {
    if (this.moved.size === 0) return;
    const rows = await this.repository.placementsOfProducts([...this.moved]);
    await recordPlacements(this.tx, { company_id: this.company.id, user_id: this.actor.user_id }, rows);
  }

  /** Marks the printed list of a confirmed pallet as outdated. */
  static outdated(state: PalletState): PalletState {
    return state.row.status >= palletStatus.prepared ? { ...state, row: { ...state.row, outdated: true } } : state;
  }

  /** What a person did to a pallet; what follows from other services' events is audited there. */
  private async audit(row: PalletRow, after: PalletState | null): Promise<void> {
    const { user_id, user_name, session_id = null } = this.actor;
    if (user_id === null || !this.options.audits) return;
    const before = this.before.get(row.id) ?? null;
    await auditRow(
      this.tx,
      { company_id: this.company.id, user_id, user_name, session_id },
      {
        table: 'pallets',
        id: row.id,
        name: row.number === null ? null : shownNumber(row.number),
        before: before && auditedPallet(before, after),
        after: after && auditedPallet(after, before),
      },
    );
    if (after) this.before.set(row.id, after);
  }

  private async placed(products: readonly ProductRow[]): Promise<Map<number, number>> {
    for (const product of products) this.moved.add(product.id);
    const versions = await this.repository.place(products);
    for (const product of products)
      this.known.set(product.id, { ...product, version: versions.get(product.id) ?? product.version });
    return versions;
  }

  private isMoved(product: ProductRow): boolean {
    const before = this.known.get(product.id);
    return !before || !samePlace(before, product) || before.loaded_at?.getTime() !== product.loaded_at?.getTime();
  }

  private remember(products: readonly ProductRow[]): ProductRow[] {
    for (const product of products) this.known.set(product.id, product);
    return [...products];
  }
}
