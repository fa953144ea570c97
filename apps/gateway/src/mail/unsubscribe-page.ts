import type { OutputOf, unsubscribe } from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { escaped, page, pageHeaders } from '../files/pages';

/** The page has one form that posts to its own address, and nothing else. */
export const unsubscribeHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': `${pageHeaders['content-security-policy']}; form-action 'self'`,
  'x-robots-tag': 'noindex, nofollow',
};

/** Asks whether no more reminders are wanted, or says that none will come. */
export const unsubscribePage = async ({ company, email, language, done }: OutputOf<typeof unsubscribe>): Promise<string> => {
  const texts = (await loadTexts(language, 'files')).unsubscribe;
  const what = `<p>${escaped(fillText(done ? texts.doneText : texts.text, { company, email }))}</p>`;
  const button = `<form method="post"><p><button>${escaped(texts.button)}</button></p></form>`;
  return page(language, done ? texts.done : texts.title, done ? what : what + button);
};
