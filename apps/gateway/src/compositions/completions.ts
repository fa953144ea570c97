import {
  getCustomer,
  getOrder,
  getOrdersByIds,
  getPallet,
  getPalletCount,
  getTrucksToPrint,
  getUser,
  listAttachments,
  listOrderSuppliers,
  listPackingTypes,
  listSystemRights,
  listTemplates,
  userTypes,
  type CustomerId,
  type OutputOf,
  type PalletDetail,
  type TemplateSummary,
} from '@mullion/contracts';
import { defineCompletion, type Completion } from '../completion';
import type { Ask } from '../composition';
import { soonOrNull } from './or-null';

const nothing = { params: {}, query: {}, body: {} } as const;
const isYes = (flag: string): boolean => flag === 'true' || flag === '1';

/** The one saved last where there is one for each language. */
const templateOf = (
  templates: readonly TemplateSummary[] | null,
  type: TemplateSummary['type'],
): TemplateSummary | null =>
  templates?.filter((one) => one.type === type).toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0] ?? null;

const templatesFor = (ask: Ask, customerId?: CustomerId): Promise<TemplateSummary[] | null> =>
  soonOrNull(ask(listTemplates, { ...nothing, query: { customer_id: customerId } }));

/** The company with what other owners count and keep for it; a supplier sees its own name only. */
const user = defineCompletion(getUser, async ({ company }, _input, ask, { kind, type }) => {
  if (kind !== 'manufacturer') return null;
  const administers = type <= userTypes.administrator;
  const [counted, types, templates, rights] = await Promise.all([
    soonOrNull(ask(getPalletCount, {})),
    soonOrNull(ask(listPackingTypes, nothing)),
    administers ? templatesFor(ask) : null,
    administers ? soonOrNull(ask(listSystemRights, nothing)) : null,
  ]);
  return {
    company: {
      ...company,
      pallet_count: counted?.count ?? null,
      pallet_count_year: counted?.year ?? null,
      packing_types: types,
      default_pallet_list_template: templateOf(templates, 'pallet'),
      default_truck_list_template: templateOf(templates, 'truck'),
      system_rights: rights,
    },
  };
});

const customer = defineCompletion(getCustomer, async ({ id }, _input, ask) => {
  const templates = await templatesFor(ask, id);
  return { pallet_list_template: templateOf(templates, 'pallet'), truck_list_template: templateOf(templates, 'truck') };
});

const order = defineCompletion(getOrder, async ({ id }, _input, ask) => ({
  suppliers: await soonOrNull(ask(listOrderSuppliers, { ...nothing, params: { id: String(id) } })),
}));

type Place = Pick<OutputOf<typeof getPallet>, 'truck_x' | 'truck_y' | 'is_turned'>;

const placeOf = async ({ id, truck_id }: PalletDetail, ask: Ask): Promise<Place> => {
  const trucks = truck_id === null ? null : await soonOrNull(ask(getTrucksToPrint, { truck_ids: [truck_id] }));
  const load = trucks?.[0]?.pallets.find((one) => one.pallet_id === id);
  return { truck_x: load?.x ?? null, truck_y: load?.y ?? null, is_turned: load?.is_turned ?? null };
};

const pallet = defineCompletion(getPallet, async (found, { query }, ask) => {
  const [place, orders, attachments] = await Promise.all([
    placeOf(found, ask),
    isYes(query.with_order) ? soonOrNull(ask(getOrdersByIds, { ids: found.order_ids })) : undefined,
    isYes(query.with_photos)
      ? soonOrNull(ask(listAttachments, { ...nothing, query: { table_name: 'pallets', table_ids: [found.id] } }))
      : undefined,
  ]);
  return {
    ...place,
    ...(orders === undefined ? {} : { orders }),
    ...(attachments === undefined ? {} : { attachments }),
    ...(isYes(query.with_products) ? {} : { products: [] }),
  };
});

/** Every route that other owners add something to. */
export const completions = [customer, order, pallet, user] as unknown as readonly Completion[];
