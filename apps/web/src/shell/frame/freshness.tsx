import { LiveFreshness, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../kits/api/store';

/** How fresh the page is: live, without a connection, partly unread, or not yet holding what was just written. */
export const Freshness = () => {
  const { t } = useTranslation('common');
  const { connection, since, stale, failedReads } = useAppSelector((state) => state.live);
  if (connection !== 'lost' && failedReads > 0)
    return (
      <span className="read-mark">
        <Tag tone="bad">{t('live.notRead')}</Tag>
      </span>
    );
  if (Object.keys(stale).length > 0) return <Tag tone="warn">{t('live.stale')}</Tag>;
  return (
    <LiveFreshness
      state={
        connection === 'live'
          ? { kind: 'live', updatedAt: since }
          : connection === 'lost'
            ? { kind: 'lost', since }
            : { kind: 'connecting' }
      }
    />
  );
};
