import { AppError } from '@mullion/server-kit';
import type { CustomerRepository } from '../customer.repository';

/** Two contacts with one address would get every mail twice. @throws AppError `contact.email_taken` */
export const refuseTakenEmail = async (
  customers: CustomerRepository,
  customerId: number,
  email: string | null,
  except?: number,
): Promise<void> => {
  if (email === null) return;
  const other = await customers.contactByEmail(customerId, email);
  if (other !== null && other.id !== except) throw new AppError('contact.email_taken', { name: other.name });
};
