import { useEffect, useState } from 'react';
import { Offline } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

export type LiveState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live'; readonly updatedAt: number }
  | { readonly kind: 'lost'; readonly since: number };

const clock = (moment: number): string => new Date(moment).toTimeString().slice(0, 5);

/** "Updated 12 s ago", or since when there is no connection. */
export const LiveFreshness = ({ state }: { state: LiveState }) => {
  const { t } = useTranslation('common');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  if (state.kind === 'lost')
    return (
      <span className="tag bad" role="status">
        <Offline className="i" size={12} /> {t('live.lost', { time: clock(state.since) })}
      </span>
    );
  if (state.kind === 'connecting') return <span className="live connecting">{t('live.connecting')}</span>;
  const seconds = Math.max(0, Math.round((now - state.updatedAt) / 1000));
  const text =
    seconds < 5
      ? t('live.now')
      : seconds < 100
        ? t('live.seconds', { count: seconds })
        : t('live.minutes', { count: Math.round(seconds / 60) });
  return <span className="live">{text}</span>;
};
