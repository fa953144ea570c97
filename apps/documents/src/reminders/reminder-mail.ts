import { returnablesPlace, type Company, type Language, type ReturnableHolderDetail } from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { composeReminder, type ComposedMail } from '../deliveries/deliveries.module';

interface Reminder {
  readonly template: string;
  readonly language: Language;
  readonly company: Pick<Company, 'name'>;
  readonly holders: readonly Pick<ReturnableHolderDetail, 'address' | 'lots' | 'next_truck'>[];
  /** Null: a mail that nobody can unsubscribe from, as the preview. */
  readonly unsubscribe: string | null;
}

/** The mail that reminds one contact of what its customer has at each address; an empty template is the usual text. */
export const reminderMail = async ({
  template,
  language,
  company,
  holders,
  unsubscribe,
}: Reminder): Promise<ComposedMail> => {
  const texts = (await loadTexts(language, 'mail')).reminder;
  const count = holders.flatMap(({ lots }) => lots).reduce((sum, lot) => sum + lot.count, 0);
  const blocks = holders.map(({ address, lots, next_truck: truck }) => ({
    title: address,
    lines: [
      ...lots.map(({ kind, count: units, since, days }) => fillText(texts.line, { kind, count: units, since, days })),
      ...(truck ? [fillText(texts.truck, { date: truck.delivery_date })] : []),
    ],
  }));
  return composeReminder({
    template: template.trim() === '' ? `${texts.usual}\n\n${returnablesPlace}\n\n${texts.thanks}` : template,
    subject: fillText(texts.subject, { count }),
    blocks,
    unsubscribe: unsubscribe === null ? null : { text: texts.unsubscribe, url: unsubscribe },
    company: company.name,
    language,
  });
};
