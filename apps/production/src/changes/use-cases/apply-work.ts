import {
  centersBefore,
  operationStatus,
  type applyWork as contract,
  type InputOf,
  type OutputOf,
  type RequestContext,
  type WorkInput,
} from '@mullion/contracts';
import { systemContext, type CallInfo, type ServiceTools, type Tx } from '@mullion/server-kit';
import {
  actionOf,
  awaitedCenters,
  centersToTell,
  ChangeNoticeRepository,
  eventOf,
  goesBy,
  type NewNotice,
  nextRounds,
  OperationRepository,
  type OperationRow,
  publishOperations,
  recordProgress,
} from '../../operations/operation-rows.module';
import { orderRemakes, remakesByKey } from '../../remakes/remakes.module';
import { ReservationRepository } from '../reservation.repository';
import { doneAgainBy } from '../rules/done-again-by';
import { operationsToReopen } from '../rules/operations-to-reopen';

type Input = InputOf<typeof contract>;
type Answer = OutputOf<typeof contract>;

/** How long the answer waits for remakes, for which orders and packing are asked; they go on after that. */
const REMAKES_MS = 8_000;

/** Does what was decided about products, once for the key of the call, and gives them free again. */
export const applyWork = async (tools: ServiceTools, call: CallInfo, input: Input): Promise<Answer> => {
  const { company_id: companyId } = call.context;
  const by = { ...systemContext(companyId), user_id: input.user_id, user_name: input.user_name };
  const begun = await tools.database.transaction(call, async (tx) => {
    const operations = new OperationRepository(tx, companyId);
    await operations.lockProducts(input.reserved);
    const before = await operations.current(input.told.map(({ product_id: id }) => id));
    const again = await reopen(tools, tx, by, input);
    await tellFloor(tools, tx, by, input, { before, again });
    await new ReservationRepository(tx, companyId).release(input.reserved);
    return orderRemakes(tools, tx, by, input.remade);
  });
  const { started, refused } = begun.data;
  await Promise.all(started.map((saga) => tools.sagas.untilDone(saga, REMAKES_MS)));
  const rows = await remakesByKey(
    tools.database,
    companyId,
    input.remade.map(({ key }) => key),
  );
  const ordered = rows.map(({ product_id, state, refusal }) => ({ product_id, state, refusal }));
  const others = refused.map(({ product_id, code }) => ({ product_id, state: 'refused' as const, refusal: code }));
  return { remakes: [...ordered, ...others] as Answer['remakes'] };
};

/** What was done with products that are others now is to be done again; the operations that get another round. */
const reopen = async (
  tools: ServiceTools,
  tx: Tx,
  by: RequestContext,
  { key, reopened }: Input,
): Promise<readonly OperationRow[]> => {
  const notes = new Map<number, string | null>(reopened.map(({ product_id: id, note }) => [id, note]));
  const changedOf = new Map<number, readonly WorkInput[]>(reopened.map((one) => [one.product_id, one.changed]));
  const productIds = [...notes.keys()];
  if (productIds.length === 0) return [];
  const operations = new OperationRepository(tx, by.company_id);
  const centers = await operations.graph();
  const byChange = (await operations.current(productIds)).filter(({ product_id, work_center_id }) => {
    const againBy = doneAgainBy(centers, work_center_id);
    return changedOf.get(product_id)?.some((input) => againBy.includes(input));
  });
  const { again, waiting } = operationsToReopen(byChange);
  if (again.length + waiting.length === 0) return [];
  const roundOf = nextRounds(await operations.lastRounds(productIds));
  const made = await operations.create(
    again.map(({ order_id, product_id, work_center_id, amount }) => ({
      ...{ order_id, product_id, work_center_id, amount },
      round: roundOf(product_id, work_center_id),
    })),
  );
  await operations.setStates(
    waiting.map(({ id, comment }) => ({
      id,
      status: operationStatus.waiting,
      start_time: null,
      end_time: null,
      comment,
    })),
    by.user_id,
  );
  const events = [
    ...waiting.map((row) => eventOf(row, 'changed', operationStatus.waiting, notes.get(row.product_id) ?? null)),
    ...made.map((row) =>
      eventOf(
        { ...row, status: operationStatus.cancelled },
        'changed',
        operationStatus.waiting,
        notes.get(row.product_id) ?? null,
      ),
    ),
  ];
  await operations.addEvents(events, actionOf(by, { action_id: key }, tools.clock.now()));
  await recordProgress(tx, by, { productIds, centers, preparation: true });
  publishOperations(
    tools,
    tx,
    by.company_id,
    [...again, ...waiting].map((row) => row.work_center_id),
  );
  return again;
};

/** Work centers that may know products as they were read what changed before they go on; once for each key. */
const tellFloor = async (
  tools: ServiceTools,
  tx: Tx,
  by: RequestContext,
  { key, told: changed }: Input,
  { before, again }: { readonly before: readonly OperationRow[]; readonly again: readonly OperationRow[] },
): Promise<void> => {
  const centers = await new OperationRepository(tx, by.company_id).graph();
  const notices = changed.flatMap(({ product_id, fields, image }): NewNotice[] => {
    const own = before.filter((row) => row.product_id === product_id);
    const [first] = own;
    const concerned = own.filter((row) => goesBy(fields, doneAgainBy(centers, row.work_center_id)));
    if (!first || concerned.length === 0) return [];
    const told = centersToTell(
      concerned,
      ({ id }) => again.some((row) => row.id === id),
      ({ work_center_id: id }) => awaitedCenters(centersBefore(centers, id), own),
    );
    return [{ product_id, order_id: first.order_id, fields, image, told }];
  });
  if (notices.length === 0) return;
  const notice = { name: by.user_name, at: tools.clock.now() };
  await new ChangeNoticeRepository(tx, by.company_id).add(key, notices, notice);
  publishOperations(
    tools,
    tx,
    by.company_id,
    notices.flatMap(({ told }) => told.map(({ work_center_id: id }) => id)),
  );
};
