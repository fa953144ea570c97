import {
  userTypes,
  type InputOf,
  type OutputOf,
  type updatePallet as oneContract,
  type updatePallets as contract,
} from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf, palletRights } from '../../core/copies/copies.queries';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { changeStatus } from './change-status';
import { editPallet, stateToEdit, type PalletChange } from './edit-pallet';
import { placeOnTrucks } from './place-on-trucks';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc' | 'clock'>;

const isTrue = (flag: string): boolean => flag === 'true' || flag === '1';

/** One pallet; the same as many. */
export const updatePallet = async (
  tools: Tools,
  call: CallInfo,
  { params, query, body }: InputOf<typeof oneContract>,
): Promise<Committed<OutputOf<typeof oneContract>>> => {
  const asked = { pallets: [{ ...body, id: params.id }], ignore_length: isTrue(query.ignore_length) };
  const written = await updatePallets(tools, call, asked);
  return written.map(({ pallets }) => pallets[0] as OutputOf<typeof oneContract>);
};

/**
 * Edits pallets, all or nothing: settings, sizes, arrangement, remarks, status. `ignore_length` skips the rounding to
 * standard lengths, never the smallest length.
 */
export const updatePallets = async (
  tools: Tools,
  call: CallInfo,
  {
    pallets: asked,
    ignore_length: ignoreLength,
  }: { readonly pallets: readonly PalletChange[]; readonly ignore_length: boolean },
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  const asksStatus = asked.some((change) => change.status !== undefined);
  const rights = asksStatus && call.context.type > userTypes.administrator ? await palletRights(tools, company.id) : [];
  const given = { company, rights, ignoreLength };
  const changes = await placeOnTrucks(tools, call, given, asked);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const states = await work.lock(changes.map((change) => change.id));
    const after: PalletState[] = [];
    for (const change of changes) {
      const edited = editPallet(given, stateToEdit(states, change, call.context), change);
      const { status } = change;
      if (status === undefined) after.push(edited);
      else
        after.push({
          ...edited,
          row: await changeStatus({ work, call, rights, now: tools.clock.now() }, edited.row, status),
        });
    }
    const written = await work.write(after);
    await work.recordPlacements();
    return { pallets: written.map((state) => palletDetailDto(state, call.context)) };
  });
};
