import type { ProductChange } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import type { ChosenActs } from './decide-changes';
import { touchedBy } from './touched-by';

interface ChangesTouchProps {
  readonly changes: readonly ProductChange[];
  readonly chosen: ChosenActs;
}

/** What all decisions together do, before they are written. */
export const ChangesTouch = ({ changes, chosen }: ChangesTouchProps) => {
  const { t } = useTranslation('productChanges');
  const { take, keep, remake, again, pallets, labels } = touchedBy(changes, chosen);
  const counts = [
    take > 0 && t('touch.take', { count: take }),
    keep > 0 && t('touch.keep', { count: keep }),
    remake > 0 && t('touch.remake', { count: remake }),
  ];
  return (
    <p className="changes-touch" role="status">
      <b>{counts.filter(Boolean).join(', ')}</b>
      {again.length > 0 && (
        <span>{t('touch.again', { centers: again.map(({ code, count }) => `${code} × ${count}`).join(', ') })}</span>
      )}
      {labels > 0 && <span>{t('touch.labels', { count: labels })}</span>}
      {pallets.length > 0 && <span className="warn">{t('touch.pallets', { pallets: pallets.join(', ') })}</span>}
    </p>
  );
};
