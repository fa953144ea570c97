import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import type { IdlePlace } from '../rules/order-route';

/** Of many only these at first: what was done is read beside them. */
const LONGEST = 4;
const HOUR_MS = 3_600_000;

/** Where the order was idle, how much working time and why. */
export const IdleList = ({ idle }: { idle: readonly IdlePlace[] }) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const whyText = ({ why }: IdlePlace): string => {
    if (why.kind === 'waits') return t('progress.why.waits', { centers: why.centers.join(', ') });
    if (why.kind === 'idle') return t('progress.why.idle');
    return `${t(`progress.why.${why.kind}`, { text: why.text })} (${why.who}, ${formatMoment(why.at)})`;
  };
  const [isExpanded, setExpanded] = useState(false);
  if (idle.length === 0) return <p className="muted pm-idle">{t('progress.neverIdle')}</p>;
  return (
    <>
      <ul className="pm-idle">
        {idle.slice(0, isExpanded ? undefined : LONGEST).map((one) => (
          <li key={`${one.center.id} ${one.from} ${one.why.kind}`} className={one.why.kind}>
            <b>
              {t('progress.idleLine', {
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
      {idle.length > LONGEST && !isExpanded && (
        <Button
          variant="minimal"
          text={t('progress.allIdlePlaces', { count: idle.length })}
          onClick={() => setExpanded(true)}
        />
      )}
    </>
  );
};
