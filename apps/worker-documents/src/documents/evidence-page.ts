import { formatMomentIn, loadTexts } from '@mullion/i18n';
import type { Page } from '../parts/page';
import type { RenderInput } from '../render-input';
import type { EvidencePage } from './evidence-parts';

/** Words and times of a sheet of evidence; null for every other document. */
export const evidencePage = async ({ evidence, language }: RenderInput, page: Page): Promise<EvidencePage | null> => {
  if (!evidence) return null;
  const { timeZone } = evidence;
  return {
    page,
    texts: await loadTexts(language, 'evidence'),
    moment: (iso) => formatMomentIn(new Date(iso), timeZone),
    time: (iso) => new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }).format(new Date(iso)),
  };
};
