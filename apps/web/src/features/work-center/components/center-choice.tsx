import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronRight, WarningSign } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../kits/data/loaded';
import { useGo, useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useListWorkCentersQuery } from '../../../entities/work-center/work-centers-api';
import { useWorkCenterCountsQuery } from '../../../entities/work-center/work-center-page-api';
import { lastCenter } from '../../../entities/work-center/last-center';

/** A code that is typed in one go. */
const TYPED_MS = 1_500;

/** Without a work center in the address: a list to choose one from, by arrows, Enter or its code. */
export const CenterChoice = ({ unknown = false }: { unknown?: boolean }) => {
  const { t } = useTranslation('workCenter');
  const language = useLanguage();
  const href = usePageHref();
  const go = useGo();
  const query = useListWorkCentersQuery();
  const { data: counts } = useWorkCenterCountsQuery();
  const [last] = useState(lastCenter.read);
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const centers = useMemo(() => query.data?.filter((center) => !center.deleted) ?? [], [query.data]);
  const before = centers.find(({ id }) => id === last);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const now = Date.now();
      typed.current = {
        text: (now - typed.current.at < TYPED_MS ? typed.current.text : '') + event.key.toLowerCase(),
        at: now,
      };
      const found = centers.findIndex(({ code }) => code.toLowerCase().startsWith(typed.current.text));
      if (found >= 0) links[found]?.focus();
    } else if (event.key === 'Enter' && at < 0 && before) go(paths.workCenter(before.id, before.code));
  };
  return (
    <PageFrame title={t('crumb')}>
      <div className="wc-choice" onKeyDown={onKeyDown}>
        <h2>{t('none.title')}</h2>
        <p className="secondary">
          {unknown ? t('none.unknown') : t('none.text')}{' '}
          {before && t('none.last', { center: t('center', { ...before }) })}
        </p>
        <Loaded query={query} failed={t('failed')} skeleton={<div className="bp6-skeleton" />}>
          {() =>
            centers.length === 0 ? (
              <EmptyState title={t('none.empty')} text={t('none.emptyText')} />
            ) : (
              <ul ref={list}>
                {centers.map(({ id, code, description }) => {
                  const { left = 0, problems = 0 } = counts?.find((one) => one.work_center_id === id) ?? {};
                  return (
                    <li key={id}>
                      <Link to={href(paths.workCenter(id, code))} autoFocus={id === before?.id}>
                        <b>{code}</b>
                        <span className="ellipsis">{description}</span>
                        <span className="sp" />
                        <span className="secondary nowrap">{t('left', { left: formatNumber(left, language) })}</span>
                        {problems > 0 && (
                          <span className="tag bad">
                            <WarningSign className="i" size={12} aria-hidden />
                            {t('none.problems', { count: problems })}
                          </span>
                        )}
                        <ChevronRight className="i" aria-hidden />
                      </Link>
                    </li>
                  );
                })}
              </ul>
            )
          }
        </Loaded>
        <p className="muted sm">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> {t('none.help')}
        </p>
      </div>
    </PageFrame>
  );
};
