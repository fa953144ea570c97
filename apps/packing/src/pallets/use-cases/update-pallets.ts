import { userTypes, type Company, type PalletFields, type PalletWhole, type StatusRight } from '@mullion/contracts';
import { minimumSize, palletErrors, lengthFor, type Violation } from '@mullion/packing-model';
import { AppError, current, Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { withLoad } from '../derive-pallet';
import { palletWholeDto, toLoad } from '../pallet.mapper';
import { refuseConfirmed, refuseLocked } from '../pallet.policy';
import type { PalletState } from '../pallet.row';
import { PalletWork } from '../pallet-work';
import { changedFields, isOtherArrangement } from '../rules/changed-fields';
import { lengthRuleOf, resize } from '../rules/resize';
import { changeStatus } from './change-status';
import { PlaceOnTrucks } from './place-on-trucks';

export interface PalletChange extends PalletFields {
  readonly id: number;
}
type Arrangement = NonNullable<PalletFields['products']>;

const keyOf = ({ code, params }: Violation): string => [code, params['product'] ?? '', params['other'] ?? ''].join('/');

/** Edits pallets, all or nothing: settings, sizes, arrangement, remarks, status. */
@Injectable()
export class UpdatePallets {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly trucks: PlaceOnTrucks,
  ) {}

  /** `ignoreLength` skips the rounding to standard lengths, never the smallest length. */
  async run(call: CallInfo, asked: readonly PalletChange[], ignoreLength: boolean): Promise<Committed<PalletWhole[]>> {
    const changes = await this.trucks.settle(call, asked);
    const company = await this.companies.of(call.context.company_id);
    const asksStatus = changes.some((change) => change.status !== undefined);
    const rights = asksStatus && call.context.type > userTypes.administrator ? await this.companies.palletRights(company.id) : [];
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const states = await work.lock(changes.map((change) => change.id));
      const after: PalletState[] = [];
      for (const change of changes) {
        const state = states.get(change.id);
        if (!state) throw new AppError('pallet.not_found', { pallet: change.id });
        if (change.version !== undefined && change.version !== state.row.version)
          throw new AppError('conflict', {}, current(palletWholeDto(state, call.context)));
        after.push(await this.change({ work, call, company, rights, ignoreLength }, state, change));
      }
      const written = await work.write(after);
      await work.tell();
      return written.map((state) => palletWholeDto(state, call.context));
    });
  }

  private async change(
    given: { work: PalletWork; call: CallInfo; company: Company; rights: readonly StatusRight[]; ignoreLength: boolean },
    state: PalletState,
    change: PalletChange,
  ): Promise<PalletState> {
    const { work, call, company, rights } = given;
    const { settings, remarks } = changedFields(state.row, change);
    let now: PalletState = { ...state, row: { ...state.row, ...remarks } as PalletState['row'] };
    if (Object.keys(settings).length > 0) {
      refuseLocked(state.row);
      now = this.resized({ ...now, row: { ...now.row, ...settings } }, settings, given);
      now = PalletWork.outdated(now);
    }
    if (change.products && isOtherArrangement(state.products, change.products)) {
      now = PalletWork.outdated(this.arranged(now, change.products, change.length === undefined, company, work));
    }
    if (change.status !== undefined && change.status !== state.row.status) {
      now = { ...now, row: await changeStatus({ work, call, rights }, now.row, change.status) };
    }
    return now;
  }

  /** New sizes are rounded to the standard lengths and never below what the content needs. */
  private resized(
    state: PalletState,
    settings: Partial<PalletFields>,
    { company, ignoreLength }: { company: Company; ignoreLength: boolean },
  ): PalletState {
    const needed = minimumSize(toLoad(state, company));
    const { row } = state;
    if ((settings.length ?? row.length) < needed.lengthMm || (settings.width ?? row.width) < needed.widthMm) {
      throw new AppError('pallet.too_small', { pallet: row.id, length: needed.lengthMm, width: needed.widthMm });
    }
    const longest = Math.max(row.longest_length, settings.length ?? 0);
    const rounds = settings.length !== undefined && !ignoreLength && !company.allow_custom_pallets;
    const length = rounds ? (lengthFor(row.length, lengthRuleOf(company, Number.MAX_SAFE_INTEGER)) ?? row.length) : row.length;
    return { ...state, row: { ...row, length, longest_length: longest, full_width: settings.width ?? row.full_width } };
  }

  /** Exactly the products that are there, at new places that break no rule that was not broken before. */
  private arranged(state: PalletState, asked: Arrangement, resizes: boolean, company: Company, work: PalletWork): PalletState {
    refuseLocked(state.row);
    const places = new Map(asked.map((item) => [item.id as number, item]));
    const isSameSet =
      places.size === asked.length && asked.length === state.products.length && state.products.every((p) => places.has(p.id));
    if (!isSameSet) {
      const ids = state.products.map((p) => p.id);
      throw new AppError('pallet.products_changed', { pallet: state.row.id }, current({ products: ids, version: state.row.version }));
    }
    if (state.products.some((p) => places.get(p.id)?.is_flipped !== p.is_flipped)) refuseConfirmed(state.row);
    const before = toLoad(state, company);
    const products = before.products.map((p) => {
      const to = places.get(p.id) as Arrangement[number];
      return { ...p, xMm: to.x, yMm: to.y, zMm: to.z, isFlipped: to.is_flipped };
    });
    const rule = lengthRuleOf(company, state.row.longest_length);
    const moved = { ...before, products };
    const after = resizes ? resize(moved, rule, true) : moved;
    const known = new Set(palletErrors(before).map(keyOf));
    const fresh = palletErrors(after).filter((error) => !known.has(keyOf(error)));
    if (fresh.length > 0) {
      const errors = fresh.map(({ code, params }) => ({ path: 'body.products', code, params: { ...params } }));
      throw new AppError('pallet.arrangement_broken', { pallet: state.row.id }, { errors });
    }
    return withLoad(state, after, work.known);
  }
}
