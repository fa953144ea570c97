import type { ReactNode } from 'react';
import { Switch } from '@blueprintjs/core';
import type { Language } from '@mullion/contracts';
import { PageFrame, useAccess, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { useLayout } from '../../kits/elements/use-layout';
import { useUserQuery } from '../../entities/reference/reference-api';
import { useChooseStartPageMutation, useGetTodayQuery } from '../../entities/today/today-api';
import { OfficeToday } from './components/office-today';
import { SupplierToday } from './components/supplier-today';
import './today.css';
import './week-and-centers.css';

const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** One page by role: what leaves this week and how ready it is, and what waits for this person. */
export const TodayPage = () => {
  const { t } = useTranslation(['today', 'orders', 'workCenter', 'common']);
  const { kind } = useAccess();
  // the bar of a phone has room for its title alone
  const isPhone = useLayout() === 'phone';
  const start = <StartHere />;
  const frame = { title: t('title'), actions: isPhone ? undefined : start };
  const foot = isPhone && <footer className="today-foot">{start}</footer>;
  return kind === 'supplier' ? (
    <PageFrame {...frame}>
      <SupplierToday />
      {foot}
    </PageFrame>
  ) : (
    <ManufacturerToday {...frame}>{foot}</ManufacturerToday>
  );
};

const ManufacturerToday = ({
  children,
  ...frame
}: {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) => {
  const language = useLanguage();
  const { currentData } = useGetTodayQuery();
  const day = currentData?.orders.today;
  return (
    <PageFrame
      {...frame}
      state={day && <span className="secondary nowrap today-day">{`${dayText(day, language)}, ${day}`}</span>}
    >
      <OfficeToday />
      {children}
    </PageFrame>
  );
};

/** Kept for the person on the server: the same on every device. */
const StartHere = () => {
  const { t } = useTranslation('today');
  const toast = useToast();
  const { data: user } = useUserQuery();
  const [choose, { isLoading }] = useChooseStartPageMutation();
  const isChosen = user?.start_page === 'today';
  const change = async () => {
    const answer = await choose({ body: { start_page: isChosen ? null : 'today' } });
    if (answer.error) toast({ tone: 'bad', message: t('start.failed') });
  };
  return (
    <Switch
      className="today-start"
      checked={isChosen}
      disabled={!user || isLoading}
      label={t('start.label')}
      onChange={() => void change()}
    />
  );
};
