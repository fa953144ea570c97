import { listDeliveries, type previewMails as contract, type MailPreview, type InputOf } from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { DeliveryRepository, type NewDelivery } from '../delivery.repository';
import { mailsOfDeparture } from './mails-of-departure';
import { isWrittenTo } from './start-truck-mail';

type Input = InputOf<typeof contract>;

/** The mails that a departure sends, or that its recall cancels: what their handlers would do, nothing written. */
export const previewMails = async (
  tools: Pick<ServiceTools<DocumentsConfig>, 'database' | 'rpc' | 'config'>,
  { context }: Pick<CallInfo, 'context'>,
  { move, truck_id, description, departure, orders, notify }: Input,
): Promise<MailPreview[]> => {
  const mayReadAddresses = listDeliveries.policy.types?.includes(context.type) ?? true;
  const toAnswer = (
    { kind, email, subject }: Pick<NewDelivery, 'kind' | 'email' | 'subject'>,
    act: MailPreview['act'],
  ) => ({
    ...{ kind: kind === 'managers' ? kind : ('contact' as const), to: mayReadAddresses ? email : null, subject, act },
  });
  if (move === 'recall') {
    const waiting = await new DeliveryRepository(tools.database, context.company_id).waiting(truck_id, departure);
    return waiting.map((mail) => toAnswer(mail, 'cancelled'));
  }
  if (!isWrittenTo({ notify })) return [];
  const mails = await mailsOfDeparture(tools, { truck_id, truck: description, departure, orders }, context, null);
  return mails.map((mail) => toAnswer(mail, 'sent'));
};
