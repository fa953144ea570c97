import type { PlanningActInput, RequestContext } from '@mullion/contracts';
import { AppError, current } from '@mullion/server-kit';
import { palletDetailDto } from '../../core/pallets/pallet.mapper';
import type { PalletState } from '../../core/pallets/pallet.row';
import type { PalletWork } from '../../core/pallets/pallet-work';
import { renumber } from '../renumber';
import { setSettings } from '../set-settings';
import type { KeptFields, KeptPallet } from './kept-act';

interface Sides {
  /** How the act left everything. */
  readonly from: readonly KeptPallet[];
  /** How it is to be again. */
  readonly to: readonly KeptPallet[];
}

/** What of the columns of a pallet an act has changed: as they were before it and after it. */
export const fieldsBetween = (before: PalletState, after: PalletState): { before: KeptFields; after: KeptFields } => {
  const names = FIELDS.filter((name) => before.row[name] !== after.row[name]);
  const pick = ({ row }: PalletState) => Object.fromEntries(names.map((name) => [name, row[name]])) as KeptFields;
  return { before: pick(before), after: pick(after) };
};

const FIELDS = [
  'number',
  'length',
  'width',
  'pallet_height',
  'max_height',
  'max_weight',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
] as const satisfies readonly (keyof KeptFields)[];

const noFields: KeptFields = {};

const areSet = ({ row }: PalletState, fields: KeptFields): boolean =>
  FIELDS.every((name) => fields[name] === undefined || row[name] === fields[name]);

type Settings = Extract<PlanningActInput, { kind: 'settings' }>['pallets'][number];

/**
 * Sets numbers and settings as they were, exactly; what is so already stays so. Gives the ids of those that changed.
 * @throws AppError `pallet.not_found`, `conflict` with the pallet when somebody has set something else since,
 * `pallet.locked`, `pallet.too_small`, `pallet.number_taken`, …
 */
export const reverseFields = async (
  work: PalletWork,
  { from, to }: Sides,
  context: RequestContext,
): Promise<number[]> => {
  const states = await work.lock(from.map(({ id }) => id));
  const wanted = new Map(to.map(({ id, fields = noFields }) => [id, fields]));
  const settings: Settings[] = [];
  const written: PalletState[] = [];
  for (const { id, fields = noFields } of from) {
    const state = states.get(id);
    if (!state) throw new AppError('pallet.not_found', { pallet: id });
    const goal = wanted.get(id) ?? noFields;
    if (areSet(state, goal)) continue;
    if (!areSet(state, fields)) throw new AppError('conflict', {}, current(palletDetailDto(state, context)));
    const { number, ...set } = goal;
    if (number !== undefined) written.push(...(await work.write([await renumber(work, state, { number }, context)])));
    else settings.push({ pallet_id: id as Settings['pallet_id'], to: set });
  }
  written.push(...(await setSettings(work, states, { pallets: settings, ignore_length: true }, context)));
  return written.map(({ row }) => row.id);
};
