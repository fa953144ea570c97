import type { ListedWorkCenter, WorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useCreateWorkCenterMutation, useUpdateWorkCenterMutation } from '../api/work-centers-page-api';
import type { WorkCenterValues } from '../rules/work-center-form';

/** Writes a form; before one becomes a deleted one it asks. */
export const useSaveWorkCenter = (center: ListedWorkCenter | null) => {
  const { t } = useTranslation('centers');
  const [create] = useCreateWorkCenterMutation();
  const [update] = useUpdateWorkCenterMutation();
  return {
    send: ({ code, ...values }: WorkCenterValues, over: WorkCenter | null) => {
      const { deleted, ...fields } = values;
      return over
        ? update({ params: { id: over.id }, body: { ...values, version: over.version } })
        : create({ body: { code, ...fields } });
    },
    question: ({ deleted }: WorkCenterValues, over: WorkCenter) =>
      deleted && !over.deleted
        ? {
            title: t('deleteTitle', { code: over.code }),
            action: t('deleteAction'),
            text: center?.open_operations ? t('deleteOpen', { operations: center.open_operations }) : t('deleteText'),
            putBack: ['deleted'] as const,
          }
        : null,
    done: ({ code }: WorkCenterValues) => t('saved', { code }),
  };
};
