import type { autoPack, Company, InputOf, PackingInstance, PackingType } from '@mullion/contracts';
import { AppError, type ServiceTools } from '@mullion/server-kit';
import { packingTypeById } from '../packing-types/packing-types.queries';
import { palletSpecOf, type PalletSpec } from '../core/pallets/new-pallet';
import { engineSettings } from './rules/resolve-settings';

type Settings = InputOf<typeof autoPack>['body']['settings'];

/** A packing type of a run; `type` is null where the company has none and none was asked for. */
export interface RunTypeGiven {
  readonly type: PackingType | null;
  readonly spec: PalletSpec;
  readonly engine: PackingInstance['settings'];
}

/**
 * The packing types of a run, in their order, at least one: those that were asked for, else the company's own. What the
 * call says of sizes, spacings and limits holds for the first.
 * @throws AppError `not_found` naming a packing type that the company does not have.
 */
export const runTypes = async (
  tools: Pick<ServiceTools, 'database'>,
  company: Company,
  settings: Settings,
): Promise<readonly [RunTypeGiven, ...RunTypeGiven[]]> => {
  const asked = settings.packing_type_ids ?? (settings.packing_type_id === undefined ? [] : [settings.packing_type_id]);
  const ids: number[] =
    asked.length > 0 ? asked : company.pref_packing_type === null ? [] : [company.pref_packing_type];
  const types = await Promise.all(ids.map((id) => packingTypeById(tools.database, company.id, id)));
  const unknown = types.indexOf(null);
  if (unknown >= 0 && asked.length > 0) throw new AppError('not_found', { packing_type: ids[unknown] as number });
  const [first = null, ...others] = types;
  return [
    given(settings, company, first, specOfFirst(settings, first, company)),
    ...others.map((type) => given({ ...theirs(settings) }, company, type, palletSpecOf(company, type))),
  ];
};

const given = (
  asked: Partial<Settings>,
  company: Company,
  type: PackingType | null,
  spec: PalletSpec,
): RunTypeGiven => ({
  type,
  spec,
  engine: engineSettings(asked, spec, company, type),
});

/** What the call says of every packing type. */
const theirs = ({ allow_different_orders, mix_addresses }: Settings): Partial<Settings> => ({
  allow_different_orders,
  mix_addresses,
});

const specOfFirst = (
  settings: Settings,
  type: PackingType | null,
  company: Pick<Company, 'longest_pallet'>,
): PalletSpec => {
  const spec = palletSpecOf(company, type, {
    pallet_height: settings.pallet_height,
    spacing_between: settings.spacing_between,
    spacing_ends: settings.spacing_ends,
    spacing_sides: settings.spacing_sides,
    max_weight: settings.max_weight,
    max_height: settings.max_height,
    width: settings.pallet_width,
  });
  return { ...spec, longest_length: settings.longest_pallet ?? spec.longest_length };
};
