import { useEffect } from 'react';
import { Button } from '@blueprintjs/core';
import { Desktop } from '@blueprintjs/icons';
import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { useMedia } from '../../kits/elements/use-media';
import { useListView } from '../../kits/lists/use-list-view';
import { CenterChoice } from './components/center-choice';
import { OfficePage } from './components/office-page';
import { TerminalPage } from './components/terminal-page';
import { centerView } from './rules/center-view';
import { useUserQuery } from '../../entities/reference/reference-api';
import { lastCenter } from '../../entities/work-center/last-center';
import { useTerminalMode } from './state/use-terminal-mode';
import './work-center.css';
import './center-choice.css';
import './questions.css';

/**
 * A work center's orders and products, in the office or at a terminal; without one in the address, a list to choose
 * from.
 */
export const WorkCenterPage = () => {
  // what changed of a unit is said in these words: loaded with the page, which listens for scans and never goes blank
  useTranslation(['workCenter', 'productChanges']);
  const { view, change } = useListView(centerView);
  const [isChosen, setTerminal] = useTerminalMode();
  // whoever signed in by PIN has no office
  const isEnrolled = Boolean(useUserQuery().data?.terminal);
  const isTerminal = isChosen || isEnrolled;
  useEffect(() => {
    if (view.id !== null) lastCenter.keep(view.id);
  }, [view.id]);
  const isPhone = useMedia('(max-width: 599px)');
  if (view.id === null) return <CenterChoice />;
  return (
    <HotkeysArea key={view.id}>
      {isTerminal ? (
        <TerminalPage id={view.id} {...(isEnrolled ? {} : { onOffice: () => setTerminal(false) })} />
      ) : isPhone ? (
        <TooNarrow onTerminal={() => setTerminal(true)} />
      ) : (
        <OfficePage id={view.id} view={view} change={change} onTerminal={() => setTerminal(true)} />
      )}
    </HotkeysArea>
  );
};

/** The list of the office has no room on a phone; the terminal has. */
const TooNarrow = ({ onTerminal }: { readonly onTerminal: () => void }) => {
  const { t } = useTranslation('workCenter');
  return (
    <PageFrame title={t('crumb')}>
      <EmptyState
        title={t('narrow.title')}
        text={t('narrow.text')}
        action={<Button intent="primary" icon={<Desktop />} text={t('terminal')} onClick={onTerminal} />}
      />
    </PageFrame>
  );
};
