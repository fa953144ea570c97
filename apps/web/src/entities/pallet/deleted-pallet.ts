import type { Problem } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import type { TFunction } from 'i18next';

/** What is said of the label of a deleted pallet: who deleted it, when, and where its products stand now. */
export const deletedWords = (
  t: TFunction<'scanners'>,
  { params = {} }: Problem,
): { name: string; title: string; text: string } => {
  const word = (name: string): string => (typeof params[name] === 'string' ? params[name] : '');
  const pallets = word('pallets');
  const count = Number(params['unplaced'] ?? 0);
  const text = [
    t('deleted.by', { person: word('person'), time: formatMoment(new Date(word('at'))) }),
    pallets !== '' && t('deleted.on', { pallets }),
    count > 0 && t('deleted.nowhere', { count }),
  ];
  return { name: word('pallet'), title: t('deleted.title'), text: text.filter(Boolean).join(' ') };
};
