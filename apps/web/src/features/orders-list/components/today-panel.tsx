import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, usePageHref } from '../../../app/language';
import { useGetTodayQuery } from '../api/orders-api';
import { todayCards } from '../rules/today-cards';
import { TodayDays } from './today-days';
import { TodayDrawing } from './today-drawing';
import './today-panel.css';

const POLL_MS = 60_000;

/** BEY-20: what needs this person today, above the list; folded away per person. It never takes the list's place: without an answer it is not there. */
export const TodayPanel = () => {
  const { t } = useTranslation('orders');
  const href = usePageHref();
  const language = useLanguage();
  const { userId, type } = useAccess();
  const key = `orders-today:${userId}`;
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === 'folded');
  const { data } = useGetTodayQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  if (!data) return <section className="today waiting" aria-label={t('today.title')} />;
  const fold = () => {
    localStorage.setItem(key, folded ? 'open' : 'folded');
    setFolded(!folded);
  };
  const cards = todayCards(data, type);
  return (
    <section className={`today${folded ? ' folded' : ''}`} aria-label={t('today.title')}>
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
      <ul className="today-cards">
        {cards.map((card) => (
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
    </section>
  );
};
