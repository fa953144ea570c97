import type { previewTruck as contract, TruckPreview, InputOf, OutputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Copies, type Database, type ServiceTools } from '@mullion/server-kit';
import { truckPreviewById } from '../truck-previews.queries';
import { isDispatched, movement } from '../rules/truck-life';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';
import { checkStatusChange } from './check-status-change';
import { healUnloadedPallets } from './heal-unloaded-pallets';
import { decideDeparture } from './start-departure';
import { decideRecall } from './start-recall';

type Input = InputOf<typeof contract>;
type Answer = OutputOf<typeof contract>;

/**
 * What a change of a truck's status would do: the decisions of `update-truck` without what it begins.
 * @throws AppError not_found
 */
export const previewTruck = async (
  { database }: Pick<ServiceTools, 'database'>,
  copies: Copies,
  { context }: Pick<CallInfo, 'context'>,
  input: Input,
): Promise<Answer> => {
  if (isDispatched(input.status)) await healUnloadedPallets(copies, database, context.company_id, input.id);
  const truck = await new TruckRepository(database, context.company_id).read(input.id);
  if (!truck) throw new AppError('not_found', { truck: input.id });
  const move = movement(truck.status, input.status);
  const nothing: Answer = {
    move,
    truck: null,
    refused: [],
    departure: truck.departure,
    pallet_ids: [],
    orders: [],
    notify: false,
  };
  if (input.status === truck.status) return nothing;
  try {
    await checkStatusChange(database, truck, input.status, context);
    const row = (await truckPreviewById(database, context.company_id, truck.id)) as TruckPreview;
    const become = { ...nothing, truck: { ...row, after: { status: input.status } } };
    if (move === 'departure') return { ...become, ...(await departureOf(database, truck, input)) };
    return move === 'recall' ? { ...become, ...(await recallOf(database, truck)) } : become;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      ...nothing,
      refused: [{ id: truck.id, name: truck.description, code: error.code, params: { ...error.params } }],
    };
  }
};

const departureOf = async (database: Database, truck: TruckRow, input: Input): Promise<Partial<Answer>> => {
  const { departure, pallet_ids: ids, notify } = await decideDeparture(database, truck, input);
  return { departure, pallet_ids: [...ids], notify };
};

const recallOf = async (database: Database, truck: TruckRow): Promise<Partial<Answer>> => {
  const { departure, pallet_ids: ids, orders } = await decideRecall(database, truck);
  const parts = orders.map(({ order_id, product_ids }) => ({ order_id, product_ids: [...product_ids] }));
  return { departure, pallet_ids: [...ids], orders: parts };
};
