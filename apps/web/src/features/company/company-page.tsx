import { useEffect, useRef } from 'react';
import { AnchorButton, SegmentedControl } from '@blueprintjs/core';
import { History } from '@blueprintjs/icons';
import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGo, usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useUserQuery } from '../../entities/reference/reference-api';
import { SettingsPane } from './components/settings-pane';
import { StatusNamesPane } from './components/status-names-pane';
import { StatusRightsPane } from './components/status-rights-pane';
import { SystemRightsPane } from './components/system-rights-pane';
import { TemplatesPane } from './components/templates-pane';
import { TruckMailPane } from './components/truck-mail-pane';
import './company.css';
import './rights.css';
import './status-moves.css';

const views = ['settings', 'mail', 'templates', 'statusNames', 'statusRights', 'systemRights'] as const;
type View = (typeof views)[number];

/** The company's own settings, one subject at a time; which one stands in the address. */
export const CompanyPage = () => {
  const { t } = useTranslation(['company', 'templates']);
  const { data: user } = useUserQuery();
  const [search, setSearch] = useSearchParams();
  const go = useGo();
  const href = usePageHref();
  const view: View = views.find((each) => each === search.get('view')) ?? 'settings';
  const tabs = useRef<HTMLDivElement>(null);
  // on a phone the subjects scroll sideways: the chosen one is in sight
  useEffect(() => {
    tabs.current?.querySelector('[aria-checked="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <PageFrame
      title={t('title')}
      crumb={user?.company.name}
      actions={
        <AnchorButton
          icon={<History />}
          text={t('audit')}
          href={href(paths.audit())}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            go(paths.audit());
          }}
        />
      }
      toolbar={
        <div ref={tabs}>
          <SegmentedControl
            aria-label={t('title')}
            size="small"
            options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onValueChange={(value) => setSearch({ view: value })}
          />
        </div>
      }
    >
      <div className="body company-page">
        {user && view === 'settings' && <SettingsPane company={user.company} />}
        {user && view === 'templates' && <TemplatesPane company={user.company.name} />}
        {view === 'statusNames' && <StatusNamesPane />}
        {view === 'statusRights' && <StatusRightsPane />}
        {view === 'systemRights' && <SystemRightsPane />}
        {user && view === 'mail' && <TruckMailPane company={user.company} />}
      </div>
    </PageFrame>
  );
};
