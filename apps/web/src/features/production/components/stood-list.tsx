import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { Stood } from '../rules/order-route';

/** Of many only these at first: what was done is read beside them. */
const LONGEST = 4;
const HOUR_MS = 3_600_000;

/** Where the order stood, how much working time and why. */
export const IdleList = ({ stood }: { stood: readonly Stood[] }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const whyText = ({ why }: Stood): string => {
    if (why.kind === 'waits') return t('progress.why.waits', { centers: why.centers.join(', ') });
    if (why.kind === 'idle') return t('progress.why.idle');
    return `${t(`progress.why.${why.kind}`, { text: why.text })} (${why.who}, ${formatMoment(why.at)})`;
  };
  const [isExpanded, setExpanded] = useState(false);
  if (stood.length === 0) return <p className="muted pm-stood">{t('progress.neverStood')}</p>;
  return (
    <>
      <ul className="pm-stood">
        {stood.slice(0, isExpanded ? undefined : LONGEST).map((one) => (
          <li key={`${one.center.id} ${one.from} ${one.why.kind}`} className={one.why.kind}>
            <b>
              {t('progress.stoodLine', {
                center: `${one.center.code} ${one.center.description}`,
                time: t('duration.hours', { hours: formatNumber(Math.floor(one.ms / HOUR_MS), language) }),
              })}
            </b>
            <span className="secondary">{whyText(one)}</span>
            <span className="muted sm">
              {`${formatMoment(one.from)} – ${one.to === null ? t('progress.now') : formatMoment(one.to)} · ${one.positions.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
      {stood.length > LONGEST && !isExpanded && (
        <Button variant="minimal" text={t('progress.stoodAll', { count: stood.length })} onClick={() => setExpanded(true)} />
      )}
    </>
  );
};
