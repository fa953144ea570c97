import type { listOperationActions, OutputOf } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

type Centers = OutputOf<typeof listOperationActions>['centers'];

/** A work center as code and description; a deleted one says so, because what was done there stays. */
export const useCenterName = (centers: Centers): ((id: number | null) => string) => {
  const { t } = useTranslation('production');
  return (id) => {
    const center = centers.find((one) => one.id === id);
    if (!center) return '';
    const name = `${center.code} ${center.description}`;
    return center.deleted ? t('past.deletedCenter', { center: name }) : name;
  };
};
