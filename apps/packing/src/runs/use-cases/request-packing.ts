import { randomInt, randomUUID } from 'node:crypto';
import {
  usualTruckLimits,
  type autoPack,
  type ComparedFloor,
  type Company,
  type InputOf,
  type PackingInstance,
  type PackingRun,
  type PackingType,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { healOrders } from '../../core/copies/heal-orders';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { chooseProducts, type Chosen } from '../choose-products';
import { fitsNoType } from '../fits-no-type';
import { baselineOf } from '../rules/baseline';
import { stopsOf } from '../rules/stops-of';
import { runContent } from '../run-content';
import { runTypes, type RunTypeGiven } from '../run-types';
import { runDto } from '../run.mapper';
import { RunRepository, type BusyProduct } from '../run.repository';
import { completeOrders } from '../runs.queries';
import { enqueueRun } from './enqueue-run';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'rpc' | 'queues'>;
type Body = InputOf<typeof autoPack>['body'];

/** From this budget on a run is deep: its own queue, one at a time a company. */
const DEEP_FROM_SECONDS = 15;
const MAX_SEED = 2 ** 31;
/** A refusal names so many products; all of them are in its parameters. */
const MOST_NAMES = 3;

/** Starts a packing run: a row with a snapshot; the search itself is a job. */
export const requestPacking = async (tools: Tools, call: CallInfo, body: Body): Promise<Committed<PackingRun>> => {
  const company = await companyOf(tools, call.context.company_id);
  await fetchOrders(tools, call, body.orders ?? []);
  const types = await runTypes(tools, company, body.settings);
  const [{ spec, type }] = types;
  const { objectives } = body.settings;
  return tools.database.transaction(call, async (tx) => {
    const chosen = await chooseProducts(
      tx,
      company,
      body,
      types.map((one) => one.spec),
    );
    if (chosen.free.length === 0)
      throw new AppError('packing_run.no_products', {
        products: [...chosen.locked, ...chosen.pinned].map((p) => p.barcode),
      });
    const settings = types.map(({ engine }) => engine);
    const content = runContent(chosen, settings, objectives !== undefined);
    refuseMisfits(chosen.free, content.instance);
    const runs = new RunRepository(tx, company.id);
    const isDeep = body.settings.budget_seconds >= DEEP_FROM_SECONDS;
    const row = await runs.insert({
      id: randomUUID(),
      userId: call.context.user_id,
      userName: call.context.user_name,
      queue: isDeep ? 'packing-deep' : 'packing-quick',
      orderIds: [...new Set(chosen.free.map((p) => p.order_id))],
      settings: { ...body.settings, apply: body.settings.apply && !objectives },
      resolved: {
        spec,
        ...(types.length > 1 && { types: types.map(resolvedType) }),
        addresses: new Set(chosen.free.map((p) => p.address_key)).size,
        ...(objectives && comparison(chosen, type)),
      },
      content,
      budgetSeconds: body.settings.budget_seconds,
      seed: randomInt(1, MAX_SEED),
      unplaced: [...chosen.locked.map((p) => named(p, 'locked')), ...chosen.pinned.map((p) => named(p, 'pinned'))],
      variants:
        objectives?.map((objective) => ({
          objective,
          state: 'waiting',
          steps: 0,
          plan: null,
          deck_m2: null,
          same_as: null,
          unplaced: [],
        })) ?? null,
    });
    const busy = await runs.claimProducts(
      row.id,
      chosen.free.map((p) => p.id),
    );
    if (busy.length > 0) throw busyError(company, chosen.free, await runs.busy(busy));
    // A job that cannot be enqueued now is enqueued by the sweep.
    tx.afterCommit(() => void enqueueRun(tools, row).catch(() => undefined));
    return runDto(row, false);
  });
};

/** What the asker has seen of orders must be here before products are counted. */
const fetchOrders = async (tools: Tools, call: CallInfo, orderIds: readonly number[]): Promise<void> => {
  const freshness = await tools.database.waitForStamps(call, ['orders']);
  if (orderIds.length === 0) return;
  const companyId = call.context.company_id;
  const complete = await completeOrders(tools.database, companyId, orderIds);
  if (freshness === 'stale' || complete !== new Set(orderIds).size)
    await healOrders(tools, companyId, { order_ids: orderIds }).catch(() => undefined);
};

/** As it is kept with the run. */
const resolvedType = ({ type, spec }: RunTypeGiven) => ({
  id: type?.id ?? 0,
  description: type?.description ?? '',
  spec,
});

/**
 * Nothing is searched for when no packing type holds any of the products; where some are held, the plan names the
 * others.
 */
const refuseMisfits = (free: readonly ProductRow[], instance: PackingInstance): void => {
  if (!instance.other_types?.length) return;
  const misfits = fitsNoType(instance);
  if (free.some(({ id }) => !misfits.has(id))) return;
  throw new AppError('packing_run.fits_no_type', { products: free.map((row) => row.barcode), names: namesOf(free) });
};

/** Some products in words. */
const namesOf = (rows: readonly ProductRow[]): string => {
  const names = [...new Set(rows.map((row) => `${row.order_number} · ${row.position}`))];
  return `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ' …' : ''}`;
};

/** The floor of a truck where no packing type says one: a semi-trailer (packing-model.md, Sizes). */
const USUAL_FLOOR = { length: 13_600, width: 2480, height: 3000, between_pallets: 50 } as const;

/**
 * What several plans are compared with and on. Pallets that keep something which was not asked for cannot be compared.
 */
const comparison = ({ free, open, sources, touched }: Chosen, type: PackingType | null) => {
  const leaving = new Set(free.map((p) => p.id));
  const staying = new Set(open.flatMap(({ products }) => products.map((p) => p.id)));
  const isWhole = sources.every(({ id }) => {
    const state = touched.find(({ row }) => row.id === id);
    return state === undefined || state.products.every((p) => leaving.has(p.id) || staying.has(p.id));
  });
  const stops = stopsOf([...free, ...open.flatMap(({ products }) => products)]);
  const floor: ComparedFloor = {
    length: type?.truck_length ?? USUAL_FLOOR.length,
    width: type?.truck_width ?? USUAL_FLOOR.width,
    height: type?.truck_height ?? USUAL_FLOOR.height,
    max_weight: type?.truck_payload ?? usualTruckLimits.truck_payload,
    between_pallets: type?.default_truck_spacing ?? USUAL_FLOOR.between_pallets,
    stops,
    now: isWhole ? touched.map((state) => currentPalletsOf(state, stops)) : [],
  };
  const unplaced = free.filter((p) => p.pallet_id === null).length;
  return { floor, standing: isWhole ? baselineOf(touched, unplaced) : null };
};

/** A pallet as it stands on the floor now, at the first of its stops. */
const currentPalletsOf = (
  { row: { length, width, height, weight }, products }: PalletState,
  stops: Readonly<Record<string, number>>,
) => {
  const known = products.flatMap(({ address_key: key }) => stops[key] ?? []);
  return { length, width, height, weight, ...(known.length > 0 && { stop: Math.min(...known) }) };
};

const named = (p: ProductRow, rule: string): PackingRun['unplaced'][number] => ({
  id: p.id as PackingRun['unplaced'][number]['id'],
  barcode: p.barcode,
  position: p.position,
  order: p.order_number,
  rule,
});

/** Names the product and the run that has it. */
const busyError = (company: Company, free: readonly ProductRow[], busy: readonly BusyProduct[]): AppError => {
  const rows = new Map(free.map((row) => [row.id, row]));
  const taken = busy.flatMap(({ product_id }) => rows.get(product_id) ?? []);
  const run = busy[0];
  const started =
    run && new Intl.DateTimeFormat('sv-SE', { timeZone: company.time_zone, timeStyle: 'short' }).format(run.created_at);
  return new AppError('packing_run.product_busy', {
    products: taken.map((row) => row.barcode),
    names: namesOf(taken),
    count: taken.length,
    person: run?.user_name ?? '',
    time: started ?? '',
    run: run?.run_id ?? '',
  });
};
