import type { ErrorCode, Language, OutputOf, openLink } from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import { escaped, page } from '../html-page';

type Job = NonNullable<OutputOf<typeof openLink>['job']>;

/** Shows how far the file is and asks again every second. */
export const waitPage = async (
  language: Language,
  { progress, state }: Pick<Job, 'progress' | 'state'>,
): Promise<string> => {
  const texts = await loadTexts(language, 'files');
  const percent = Math.round(Math.min(Math.max(progress, 0), 1) * 100);
  const title = state === 'queued' ? texts.queued : texts.making;
  const bar = `<progress max="100" value="${percent}" aria-label="${escaped(title)}">${percent} %</progress><p role="status">${percent} % · ${escaped(texts.wait)}</p>`;
  return page(language, title, bar, '<meta http-equiv="refresh" content="1">');
};

/** Says why there is no file, and what to do. */
export const errorPage = async (language: Language, code: ErrorCode): Promise<string> => {
  const texts = await loadTexts(language, 'files');
  const known: Partial<Record<ErrorCode, { readonly title: string; readonly text: string }>> = {
    'file.link_expired': texts.expired,
    'file.not_found': texts.missing,
    invalid: texts.missing,
    unavailable: texts.unavailable,
    too_many_requests: texts.unavailable,
  };
  const { title, text } = known[code] ?? texts.failed;
  return page(language, title, `<p>${escaped(text)}</p>`);
};
