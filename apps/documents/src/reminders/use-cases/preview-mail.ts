import {
  getCompany,
  getUser,
  type InputOf,
  type OutputOf,
  type previewMail as contract,
  type sendTestMail as testContract,
} from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { AppError, systemContext, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import {
  composeContactMail,
  mailDomain,
  nextPress,
  sendMail,
  toDelivery,
  type ComposedMail,
} from '../../deliveries/deliveries.module';
import { reminderMail } from '../reminder-mail';

type Tools = ServiceTools<DocumentsConfig>;
type Draft = InputOf<typeof contract>['body'];

/** Invented: what a mail is looked at with. */
const ORDERS = [
  { number: '26-0412', customer_order_number: 'PO-1187', part: '' },
  { number: '26-0413', customer_order_number: null, part: '' },
  { number: '26-0420', customer_order_number: 'PO-1190', part: '' },
];
const HOLDERS = [
  {
    address: 'Vaižganto g. 14, 44255 Kaunas, LT',
    lots: [
      { kind: 'A-1600', count: 4, since: '2026-07-12', days: 136 },
      { kind: 'EUR-1200', count: 9, since: '2026-10-14', days: 42 },
    ],
    next_truck: { delivery_date: '2026-11-27' },
  },
];

/** A mail of the company as it is composed for customers, in either language. */
export const previewMail = async (
  { rpc, config }: Pick<Tools, 'rpc' | 'config'>,
  { context }: Pick<CallInfo, 'context'>,
  draft: Draft,
): Promise<ComposedMail> => {
  const company = await rpc.ask(
    getCompany,
    { company_id: context.company_id },
    { context: systemContext(context.company_id) },
  );
  const { kind, template, language } = draft;
  if (kind === 'reminder')
    return reminderMail({ template, language, company, holders: HOLDERS as never, unsubscribe: null });
  const texts = (await loadTexts(language, 'mail')).departure;
  const subject = fillText(texts.subject, { orders: ORDERS.map(({ number }) => number).join(', ') });
  // a link of a real mail has a token behind it
  const evidence = { text: texts.evidence, url: `${config.PUBLIC_URL.replace(/\/$/, '')}/${language}/s` };
  return composeContactMail({ template, subject, company: company.name, language, evidence, picture: null }, ORDERS);
};

/** The same, sent to who asks. @throws AppError `forbidden` for a program, which has no address */
export const sendTestMail = async (
  tools: Tools,
  call: CallInfo,
  draft: Draft,
): Promise<Committed<OutputOf<typeof testContract>>> => {
  const { context } = call;
  if (context.user_id === null || context.scopes !== undefined) throw new AppError('forbidden');
  const mail = await previewMail(tools, call, draft);
  const user = await tools.rpc.ask(getUser, { params: {}, query: {}, body: {} }, { context });
  const test = (await loadTexts(draft.language, 'mail')).test;
  return tools.database.transaction(call, async (tx) => {
    const press = await nextPress(tx);
    const row = await sendMail(tools, tx, context.company_id, {
      ...mail,
      ...{
        subject: `${test.prefix} ${mail.subject}`,
        truck_id: 0,
        truck: '',
        departure: press,
        kind: 'test',
        contact_id: 0,
        email: user.email,
      },
      message_id: `<test-${press}@${mailDomain(tools.config)}>`,
    });
    if (!row) throw new AppError('conflict');
    return toDelivery(row);
  });
};
