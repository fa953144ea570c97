import type { InputOf, createPallet, PalletStructureDto, PalletWhole, updatePalletStructure } from '@mullion/contracts';
import { parseLayer } from '@mullion/packing-model';
import { AppError, current, Database, type CallInfo, type Committed } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { Companies } from '../../copies/copies.module';
import { PackingTypesQueries } from '../../packing-types/packing-types.queries';
import { draftPallet, makingOf } from '../new-pallet';
import { palletWholeDto } from '../pallet.mapper';
import { refuseLocked } from '../pallet.policy';
import { PalletWork } from '../pallet-work';

type Layers = InputOf<typeof updatePalletStructure>['body'];

/** An empty pallet is born, its timber edited, and a pallet deleted. */
@Injectable()
export class MakePallets {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly types: PackingTypesQueries,
  ) {}

  /** An empty pallet with what was asked, else with the company's packing type. */
  async create(call: CallInfo, body: InputOf<typeof createPallet>['body']): Promise<Committed<PalletWhole>> {
    const company = await this.companies.of(call.context.company_id);
    const type = company.pref_packing_type === null ? null : await this.types.find(company.id, company.pref_packing_type);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const making = makingOf(company, type, body);
      const over = {
        comment: body.comment ?? null,
        printable: body.printable ?? true,
        makes_legs: body.makes_legs ?? true,
        dispatch_priority: body.dispatch_priority ?? null,
      };
      const draft = draftPallet(company.id, making, { length: body.length, width: body.width }, over);
      const [made] = await work.create([draft], (row) => ({ row, products: [] }));
      if (!made) throw new AppError('internal');
      return palletWholeDto(made, call.context);
    });
  }

  /** The products of a deleted pallet become unplaced. */
  async delete(call: CallInfo, id: number): Promise<Committed<{ ok: true }>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const state = (await work.lock([id])).get(id);
      if (!state) throw new AppError('pallet.not_found', { pallet: id });
      refuseLocked(state.row);
      await work.unplace(state.products);
      await work.remove([state]);
      await work.tell();
      return { ok: true as const };
    });
  }

  /** Layers by hand; from then on the timber no longer follows the content until auto-update is turned on again. */
  async editStructure(call: CallInfo, id: number, layers: Layers): Promise<Committed<PalletStructureDto>> {
    const company = await this.companies.of(call.context.company_id);
    return this.database.transaction(call, async (tx) => {
      const work = new PalletWork(tx, company, call.context);
      const state = (await work.lock([id])).get(id);
      if (!state) throw new AppError('pallet.not_found', { pallet: id });
      if (layers.version !== undefined && layers.version !== state.row.version)
        throw new AppError('conflict', {}, current(palletWholeDto(state, call.context)));
      refuseLocked(state.row);
      refuseMalformed(layers, state.row);
      const { layer_1, layer_2, layer_3 } = layers;
      const isSame = layer_1 === state.row.layer_1 && layer_2 === state.row.layer_2 && layer_3 === state.row.layer_3;
      if (!isSame)
        await work.write([PalletWork.outdated({ ...state, row: { ...state.row, layer_1, layer_2, layer_3, auto_update: false } })]);
      return { id: state.row.id, pallet_id: state.row.id, layer_1, layer_2, layer_3 } as PalletStructureDto;
    });
  }
}

/** @throws AppError `malformed_data` with the reason of each bad layer. */
const refuseMalformed = (layers: Layers, size: { readonly length: number; readonly width: number }): void => {
  const sides = { layer_1: size.length, layer_2: size.width, layer_3: size.length } as const;
  const errors = (['layer_1', 'layer_2', 'layer_3'] as const).flatMap((name) => {
    const parsed = parseLayer(layers[name], { sizeMm: sides[name] });
    return 'code' in parsed ? [{ path: `body.${name}`, code: parsed.code, params: { ...parsed.params } }] : [];
  });
  if (errors.length > 0) throw new AppError('malformed_data', errors[0]?.params ?? {}, { errors });
};
