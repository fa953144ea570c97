import type { InputOf, PalletStructureDto, updatePalletStructure as contract } from '@mullion/contracts';
import { parseLayer } from '@mullion/packing-model';
import { AppError, current, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import { refuseLocked } from '../../core/pallets/pallet.policy';
import { PalletWork } from '../../core/pallets/pallet-work';

type Layers = InputOf<typeof contract>['body'];

/** Layers by hand; from then on the timber no longer follows the content until auto-update is turned on again. */
export const updateStructure = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params: { id }, body: layers }: InputOf<typeof contract>,
): Promise<Committed<PalletStructureDto>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const state = (await work.lock([id])).get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    if (layers.version !== undefined && layers.version !== state.row.version)
      throw new AppError('conflict', {}, current(palletDetailDto(state, call.context)));
    refuseLocked(state.row);
    refuseMalformed(layers, state.row);
    const { layer_1, layer_2, layer_3 } = layers;
    const isSame = layer_1 === state.row.layer_1 && layer_2 === state.row.layer_2 && layer_3 === state.row.layer_3;
    if (!isSame)
      await work.write([
        PalletWork.outdated({ ...state, row: { ...state.row, layer_1, layer_2, layer_3, auto_update: false } }),
      ]);
    return { id: state.row.id, pallet_id: state.row.id, layer_1, layer_2, layer_3 } as PalletStructureDto;
  });
};

/** @throws AppError `malformed_data` with the reason of each bad layer. */
const refuseMalformed = (layers: Layers, size: { readonly length: number; readonly width: number }): void => {
  const sides = { layer_1: size.length, layer_2: size.width, layer_3: size.length } as const;
  const errors = (['layer_1', 'layer_2', 'layer_3'] as const).flatMap((name) => {
    const parsed = parseLayer(layers[name], { sizeMm: sides[name] });
    return 'code' in parsed ? [{ path: `body.${name}`, code: parsed.code, params: { ...parsed.params } }] : [];
  });
  if (errors.length > 0) throw new AppError('malformed_data', errors[0]?.params ?? {}, { errors });
};
