import type { Truck } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { UnsavedNote } from '../../../kits/editor/unsaved-note';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { hasLeft } from '../../../entities/truck/departure';
import { RefusalNote } from '../../../entities/truck/status-dialog';
import { floorActions, selectFloor } from '../state/floor-slice';
import type { FloorEditor } from '../state/use-floor';
import type { useFloorSuggestion } from '../state/use-floor-suggestion';
import { ConflictNote } from './conflict-note';
import { FloorSuggestionNote } from './floor-suggestion-note';

interface TruckNotesProps {
  readonly truck: Truck;
  readonly editor: Pick<FloorEditor, 'failure' | 'retry' | 'aside' | 'retryAside' | 'draft'>;
  /** Who else is at work on it; null: nobody. */
  readonly lockedText: string | null;
  readonly suggestion: ReturnType<typeof useFloorSuggestion>;
  readonly onAccept: () => void;
}

/** What is said above the floor: not saved, left, locked, refused, a better arrangement. */
export const TruckNotes = ({ truck, editor, lockedText, suggestion, onAccept }: TruckNotesProps) => {
  const { t } = useTranslation('trucks');
  const dispatch = useAppDispatch();
  const { conflict } = useAppSelector(selectFloor);
  const left = hasLeft(truck);
  const holes = truck.pallets.filter((load) => (load.remakes_count ?? 0) > 0).map((load) => load.shown_number);
  const outdated = truck.pallets.filter((load) => load.outdated).map((load) => load.shown_number);
  return (
    <>
      <UnsavedNote failure={editor.failure} onRetry={editor.retry} aside={editor.aside} onAside={editor.retryAside} />
      {left && <Note tone="ok">{t('page.left')}</Note>}
      {truck.departing && <Note tone="info">{[t('page.departing'), truck.locked_by].filter(Boolean).join(' ')}</Note>}
      {lockedText !== null && !left && <Note tone="info">{lockedText}</Note>}
      {!left && !truck.departing && <RefusalNote truck={truck} />}
      {holes.length > 0 && <Note tone="warn">{t('page.remakes', { pallets: holes.join(', ') })}</Note>}
      {!left && outdated.length > 0 && <Note tone="warn">{t('page.outdated', { pallets: outdated.join(', ') })}</Note>}
      {!left && truck.arrangement_failed && <Note tone="warn">{t('page.arrangementFailed')}</Note>}
      {(suggestion.searching || suggestion.best) && (
        <FloorSuggestionNote
          best={suggestion.best}
          searching={suggestion.searching}
          onAccept={onAccept}
          onDiscard={suggestion.end}
        />
      )}
      {conflict && (
        <ConflictNote truckId={truck.id} {...conflict} onClose={() => dispatch(floorActions.conflictDismissed())} />
      )}
    </>
  );
};
