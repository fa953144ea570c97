import type { Problem } from '@mullion/contracts';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { deletedWords } from '../../../entities/pallet/deleted-pallet';

/** What is said where the label of a deleted pallet was looked for. */
export const DeletedNote = ({ problem }: { readonly problem: Problem | undefined }) => {
  const { t } = useTranslation('scanners');
  if (!problem) return null;
  const { title, text } = deletedWords(t, problem);
  return <EmptyState picture="pallet" title={title} text={text} />;
};
