import type { StartPage } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { UserRepository } from '../user.repository';

/**
 * Keeps the page that the asking person begins with; null is the usual one.
 * @throws AppError `not_found` for who is no person
 */
export const chooseStartPage = (
  { database }: ServiceTools,
  call: CallInfo,
  page: StartPage | null,
): Promise<Committed<{ start_page: StartPage | null }>> =>
  database.transaction(call, async (tx) => {
    const { user_id: id, home_company_id: company } = call.context;
    if (id === null) throw new AppError('not_found');
    const users = new UserRepository(tx, company);
    await users.lock(id);
    await users.chooseStartPage(id, page);
    return { start_page: page };
  });
