import { useEffect } from 'react';
import { useListView } from '../../app/lists/use-list-view';
import { CenterChoice } from './components/center-choice';
import { OfficePage } from './components/office-page';
import { TerminalPage } from './components/terminal-page';
import { centerView } from './rules/center-view';
import { lastCenter } from './state/last-center';
import { useTerminalMode } from './state/use-terminal-mode';
import './work-center.css';
import './questions.css';

/** A work center's orders and products, in the office or at a terminal; without one in the address, a list to choose from. */
export const WorkCenterPage = () => {
  const { view, change } = useListView(centerView);
  const [isTerminal, setTerminal] = useTerminalMode();
  useEffect(() => {
    if (view.id !== null) lastCenter.keep(view.id);
  }, [view.id]);
  if (view.id === null) return <CenterChoice />;
  if (isTerminal) return <TerminalPage key={view.id} id={view.id} onOffice={() => setTerminal(false)} />;
  return <OfficePage key={view.id} id={view.id} view={view} change={change} onTerminal={() => setTerminal(true)} />;
};
