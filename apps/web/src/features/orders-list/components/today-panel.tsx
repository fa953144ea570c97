import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useGetTodayQuery } from '../../../entities/today/today-api';
import { todayCards } from '../../../entities/today/today-cards';
import { TodayDays } from './today-days';
import { TodayDrawing } from '../../../entities/today/today-drawing';
import './today-panel.css';

const POLL_MS = 60_000;

/**
 * BEY-20: what needs this person today, above the list; folded away per person. A failed read takes none of the list's
 * place: it is one line.
 */
export const TodayPanel = () => {
  const { t } = useTranslation('orders');
  const href = usePageHref();
  const language = useLanguage();
  const { userId, type } = useAccess();
  const key = `orders-today:${userId}`;
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === 'folded');
  const today = useGetTodayQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const fold = () => {
    localStorage.setItem(key, folded ? 'open' : 'folded');
    setFolded(!folded);
  };
  return (
    <section className={`today-panel${folded ? ' folded' : ''}`} aria-label={t('today.title')}>
      <Button
        variant="minimal"
        size="small"
        className="today-fold"
        icon={folded ? <ChevronDown /> : <ChevronUp />}
        aria-expanded={!folded}
        aria-label={t(folded ? 'today.open' : 'today.fold')}
        title={t(folded ? 'today.open' : 'today.fold')}
        onClick={fold}
      />
      <Loaded query={today} failed={t('today.failed')} skeleton={<div className="today-wait bp6-skeleton" />}>
        {(data) => (
          <>
            <ul className="today-cards">
              {todayCards(data, type).map((card) => (
                <li key={card.key}>
                  <Link to={href(card.path)} className={`today-card ${card.tone}`}>
                    {!folded && <TodayDrawing kind={card.drawing} />}
                    <b>{formatNumber(card.count, language)}</b>
                    <span>{t(`today.card.${card.key}`, { count: card.count })}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {!folded && <TodayDays days={data.orders.days} />}
          </>
        )}
      </Loaded>
    </section>
  );
};
