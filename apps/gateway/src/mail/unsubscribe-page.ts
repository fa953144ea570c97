import type { ErrorCode, Language, OutputOf, unsubscribe } from '@mullion/contracts';
import { fillText, loadTexts } from '@mullion/i18n';
import { escaped, page, pageHeaders } from '../html-page';

/** The page has one form that posts to its own address, and nothing else. */
export const unsubscribeHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': `${pageHeaders['content-security-policy']}; form-action 'self'`,
  'x-robots-tag': 'noindex, nofollow',
};

/** Asks whether no more reminders are wanted, or says that none will come. */
export const unsubscribePage = async ({
  company,
  email,
  language,
  done,
}: OutputOf<typeof unsubscribe>): Promise<string> => {
  const texts = (await loadTexts(language, 'files')).unsubscribe;
  const what = `<p>${escaped(fillText(done ? texts.doneText : texts.text, { company, email }))}</p>`;
  const button = `<form method="post"><p><button>${escaped(texts.button)}</button></p></form>`;
  return page(language, done ? texts.done : texts.title, done ? what : what + button);
};

/** The link does not do what it should: it is not whole, or nobody answers just now. */
export const refusedPage = async (language: Language, code: ErrorCode): Promise<string> => {
  const { unsubscribe: texts, unavailable } = await loadTexts(language, 'files');
  const text = code === 'file.not_found' ? texts.wrongText : unavailable.text;
  return page(language, texts.wrong, `<p>${escaped(text)}</p>`);
};
