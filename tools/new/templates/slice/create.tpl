import type { create§One§ as contract, InputOf, §One§ } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { record§One§ } from '../record-§one-§';
import { to§One§ } from '../§one-§.mapper';
import { §One§Repository } from '../§one-§.repository';

/** @throws AppError `§one_§.§first§_taken` */
export const create§One§ = (
  { database }: ServiceTools,
  call: CallInfo,
  body: InputOf<typeof contract>['body'],
): Promise<Committed<§One§>> =>
  database.transaction(call, async (tx) => {
    const after = to§One§(await new §One§Repository(tx, call.context.company_id).create(body));
    await record§One§(tx, call.context, { before: null, after });
    return after;
  });
