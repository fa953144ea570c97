import type { WorkCenter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

/** The description with its marks: '*' prepares, a deleted one is struck through. */
export const CenterName = ({ center }: { center: WorkCenter }) => {
  const { t } = useTranslation('centers');
  if (center.deleted)
    return (
      <span className="muted">
        <s>{center.description}</s> {t('deleted')}
      </span>
    );
  return <>{center.preperation ? `${center.description} *` : center.description}</>;
};
