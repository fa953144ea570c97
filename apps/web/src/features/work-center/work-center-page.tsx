import { useEffect } from 'react';
import { useListView } from '../../app/lists/use-list-view';
import { CenterChoice } from './components/center-choice';
import { OfficePage } from './components/office-page';
import { centerView } from './rules/center-view';
import { lastCenter } from './state/last-center';
import './work-center.css';

/** A work center's orders and products; without one in the address, a list to choose from. */
export const WorkCenterPage = () => {
  const { view, change } = useListView(centerView);
  useEffect(() => {
    if (view.id !== null) lastCenter.keep(view.id);
  }, [view.id]);
  if (view.id === null) return <CenterChoice />;
  return <OfficePage key={view.id} id={view.id} view={view} change={change} />;
};
