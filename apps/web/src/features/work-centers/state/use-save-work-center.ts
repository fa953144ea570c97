import type { ListedWorkCenter, WorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useCreateWorkCenterMutation, useUpdateWorkCenterMutation } from '../api/work-centers-page-api';
import { worksByOf, type WorkCenterValues } from '../rules/work-center-form';

/** Writes a form; before one becomes a deleted one it asks. */
export const useSaveWorkCenter = (center: ListedWorkCenter | null) => {
  const { t } = useTranslation('centers');
  const [create] = useCreateWorkCenterMutation();
  const [update] = useUpdateWorkCenterMutation();
  return {
    send: (values: WorkCenterValues, over: WorkCenter | null) => {
      const { code, description, max_load, probability, preperation, deleted } = values;
      const fields = { description, max_load, probability, preperation, works_by: worksByOf(values) };
      return over
        ? update({ params: { id: over.id }, body: { ...fields, deleted, version: over.version } })
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
