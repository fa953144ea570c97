import { getCustomer, type CustomerId } from '@mullion/contracts';
import { AppError, systemContext, type ServiceTools } from '@mullion/server-kit';

/** Whether the company has such a customer. */
export const customerIsThere = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  companyId: number,
  id: number,
): Promise<boolean> => {
  try {
    await rpc.ask(
      getCustomer,
      { params: { id: id as CustomerId }, query: {}, body: {} },
      { context: systemContext(companyId) },
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
};
