import type { InputOf, OutputOf, readProductChange as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { ChangeNoticeRepository } from '../change-notice.repository';
import { OperationRepository } from '../operation.repository';
import { actionOf } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { eventOf } from './change-operations';

type Answer = OutputOf<typeof contract>;

/**
 * Keeps that a change of a product was read at a work center, up to the one that was shown there; whoever was first
 * stays.
 * @throws AppError `not_found`: that work center was not told of it
 */
export const readChange = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const { product, change } = body;
    const operations = new OperationRepository(tx, context.company_id);
    const notices = new ChangeNoticeRepository(tx, context.company_id);
    await operations.lockProducts([product]);
    const shown = (await notices.readingsOf(product, params.id)).find(({ notice_id: id }) => id === change);
    if (!shown) throw new AppError('not_found');
    if (shown.read_at !== null)
      return { product_id: product, user_name: shown.user_name ?? '', at: shown.read_at.toISOString() };
    const action = actionOf(context, body, tools.clock.now());
    await notices.read(product, params.id, change, action);
    const here = (await operations.current([product])).find((row) => row.work_center_id === params.id);
    if (here) await operations.addEvents([eventOf(here, 'change_read', here.status, null)], action);
    publishOperations(tools, tx, context.company_id, [params.id]);
    return { product_id: product, user_name: action.userName, at: action.at.toISOString() };
  });
