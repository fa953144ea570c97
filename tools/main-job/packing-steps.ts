import { routes, type PackingType, type Pallet, type PalletDetail } from '@mullion/contracts';
import { ApiError, type MullionClient } from '../../libs/client/src';
import { until, verify, WAIT_MS } from './until';

/** The packing type the job is packed with (packing-model.md). */
export const PACKING_TYPE = 'Tall frames';

/** Packs everything that is not on a pallet yet; progress is shown as it comes. */
export const packProducts = async (
  planner: MullionClient,
  orderIds: readonly number[],
  say: (line: string) => void,
) => {
  const types = await planner.call(routes.listPackingTypes);
  const type = types.find((one) => one.description === PACKING_TYPE);
  verify(type !== undefined, `there is a packing type ${PACKING_TYPE}`);
  const settings = { packing_type_id: type?.id, budget_seconds: 2 } as const;
  const started = await planner.call(routes.autoPack, { body: { orders: orderIds, settings } });
  let shown = '';
  const run = await until(
    'the packing run ends',
    () => planner.call(routes.getPackingRun, { params: { id: started.id } }),
    (now) => {
      const line = `  ${Math.round(now.progress * 100)} %, ${now.pallets ?? '–'} pallets, at least ${now.lower_bound ?? '–'}`;
      if (line !== shown) say(line);
      shown = line;
      return ['applied', 'failed', 'discarded'].includes(now.state);
    },
    120_000,
  );
  verify(run.state === 'applied', `the plan is applied (${run.state} ${run.error ?? ''})`);
  verify(run.left_out.length === 0, 'nothing was left out because it changed');
  const pallets = await Promise.all(run.pallet_ids.map((id) => planner.call(routes.getPallet, { params: { id } })));
  const placed = pallets.reduce((sum, pallet) => sum + pallet.products.length, 0);
  verify(placed + run.unplaced.length === run.products_count, 'every product is on one pallet or named as left out');
  verify(
    pallets.every((pallet) => pallet.errors.length === 0),
    'no pallet has an error',
  );
  const text = `${placed} products on ${pallets.length} pallets, at least ${run.lower_bound}, ${run.unplaced.length} left out`;
  return { result: { run, type: type as PackingType, pallets }, text };
};

/** Moves one product to another pallet of its address, or, when none has room, to a new one. */
export const moveOne = async (planner: MullionClient, pallets: readonly PalletDetail[]) => {
  const from = pallets.find((pallet) => pallet.products.length > 1) ?? pallets[0];
  verify(from !== undefined, 'there is a pallet to take from');
  const source = from as PalletDetail;
  // What nothing stands on can be taken without moving others.
  const product = [...source.products].sort(
    (a, b) => b.z - a.z || a.width * a.height - b.width * b.height,
  )[0] as PalletDetail['products'][number];
  const targets = pallets.filter(
    (pallet) => pallet.id !== source.id && pallet.products.some((other) => other.address_key === product.address_key),
  );
  for (const target of targets) {
    const body = { moved_from: source.id, moved_to: target.id, version: product.version };
    const moved = await planner
      .call(routes.moveProduct, { params: { id: product.id }, body })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 422) return null;
        throw error;
      });
    if (!moved) continue;
    const read = await planner.call(routes.getPallet, { params: { id: target.id } });
    verify(
      read.products.some((one) => one.id === product.id) && read.errors.length === 0,
      'the product stands on the other pallet, without an error',
    );
    return { result: null, text: `${product.position} from #${source.id} to #${target.id}` };
  }
  const temporary = {
    length: source.length,
    width: source.width,
    max_height: source.max_height,
    max_weight: source.max_weight,
    pallet_height: source.pallet_height,
  };
  const body = { moved_from: source.id, moved_to: null, temporary, version: product.version };
  const moved = await planner.call(routes.moveProduct, { params: { id: product.id }, body });
  const there = moved.product.pallet_id;
  verify(there !== null && there !== source.id, 'the product stands on a new pallet');
  const back = {
    moved_from: there,
    moved_to: source.id,
    version: moved.product.version,
    place: { x: product.x, y: product.y, z: product.z, is_flipped: product.is_flipped },
  };
  const returned = await planner.call(routes.moveProduct, { params: { id: product.id }, body: back });
  verify(returned.deleted.includes(there as never), 'the pallet emptied by the move is gone');
  return { result: null, text: `${product.position} to a new pallet and back (no other had room)` };
};

/** Pallets of these orders as they stand now. */
export const palletsOf = async (
  planner: MullionClient,
  numbers: string,
  orderIds: readonly number[],
): Promise<PalletDetail[]> => {
  const planning = await planner.call(routes.getOrdersPallets, { query: { filter: numbers } });
  return planning.pallets.filter((pallet) => pallet.order_ids.some((id) => orderIds.includes(id)));
};

/** Confirms and numbers the pallets and waits for the PDF. */
export const printPreparation = async (planner: MullionClient, pallets: readonly PalletDetail[]) => {
  const printed = await planner.call(routes.printPreparation, {
    body: { pallets: pallets.map((pallet) => pallet.id), language: 'lt' },
  });
  verify(printed.skipped.length === 0, 'no pallet is left out of the list');
  const read: Pallet[] = await Promise.all(
    pallets.map((pallet) => planner.call(routes.getPallet, { params: { id: pallet.id } })),
  );
  const numbers = read.map((pallet) => pallet.number);
  verify(
    numbers.every((number) => number !== null && /^[A-Z0-9]{13}$/.test(number)),
    'every pallet has a number of 13 characters',
  );
  verify(new Set(numbers).size === numbers.length, 'no number is given twice');
  verify(
    read.every((pallet) => pallet.status === 1),
    'every pallet is prepared',
  );
  const pdf = await planner.file(printed.link, WAIT_MS);
  return {
    result: { pdf, pallets: read },
    text: `${read.map((pallet) => pallet.shown_number).join(', ')}; ${pdf.length} bytes`,
  };
};
