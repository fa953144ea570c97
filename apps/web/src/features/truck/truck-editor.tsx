import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@blueprintjs/core';
import { Barcode } from '@blueprintjs/icons';
import { truckStatus, progressOf, type Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { PageFrame, Pane, Tag, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, useLanguage, usePageHref } from '../../kits/address/language';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../../entities/pages/paths';
import { useAppDispatch, useAppSelector } from '../../kits/api/store';
import { hasLeft } from '../../entities/truck/departure';
import { TruckStatus } from '../../entities/truck/truck-status';
import { FloorPane } from './canvas/floor-pane';
import type { FloorDraft } from '../../entities/truck/floor/floor-draft';
import { rearrangeFloor } from './commands/rearrange-floor';
import { canTurn, turnPallet } from './commands/turn-pallet';
import { TruckPageDialogs, type TruckPageDialog } from './dialogs/truck-page-dialogs';
import { Figures } from './panels/figures';
import { FloorToolbar } from './panels/floor-toolbar';
import { MailsPanel } from './panels/mails-panel';
import { PalletsPanel } from './panels/pallets-panel';
import { SingledOutPanel } from './panels/singled-out-panel';
import { StepsPane } from './panels/steps-pane';
import { StopsPanel } from './panels/stops-panel';
import { TruckActions, TruckFacts } from './panels/truck-actions';
import { TruckNotes } from './panels/truck-notes';
import { TruckPresence } from './panels/truck-presence';
import { TruckSteps } from './panels/truck-steps';
import { floorActions, selectFloor } from './state/floor-slice';
import { useFloor } from './state/use-floor';
import { useFloorActions } from './state/use-floor-actions';
import { useFloorSuggestion } from './state/use-floor-suggestion';
import { useLockEnd } from './state/use-lock';
import { useMissingUnits } from './state/use-missing-units';
import { useTruckView } from './state/use-truck-view';
import { useFloorInput } from './tools/use-floor-input';

const clock = (moment: string): string => new Date(moment).toTimeString().slice(0, 5);

interface TruckEditorProps {
  /** As it was read. */
  readonly read: Truck;
  /** Only looked at, also by those who may change it. */
  readonly viewing: boolean;
  /** The pallet the address names. */
  readonly singledOut: number | null;
  readonly onRead: () => void;
}

/** The floor editor (screen 05): plan, figures, loading steps on the left; stops, pallets, e-mails on the right. */
export const TruckEditor = ({ read, viewing, singledOut, onRead }: TruckEditorProps) => {
  // the pad to sign on speaks from the driver's texts: loaded with the page, so that opening a dialog never blanks it
  const { t } = useTranslation(['trucks', 'driver']);
  const language = useLanguage();
  const href = usePageHref();
  const go = useGo();
  const dispatch = useAppDispatch();
  const writes = useCan({ writes: true });
  const { selectedId: chosen } = useAppSelector(selectFloor);
  const [view] = useTruckView();
  const [dialog, setDialog] = useState<TruckPageDialog | null>(null);
  const editor = useFloor(read);
  const { truck, draft } = editor;
  const { arrange, isArranging, allowTurn } = useFloorActions(editor);
  const commit = (next: FloorDraft | null): void => editor.commit(draft, next);
  const holes = useMissingUnits(truck);
  useLockEnd(truck, onRead);

  const left = hasLeft(truck);
  const locked = truck.locked_by !== null && !isArranging;
  const editable = truck.can.edit && writes && !locked && !isArranging;
  const suggestion = useFloorSuggestion(draft, editable && !left && draft.placed.some((pallet) => !pallet.isFixed));
  const acceptSuggestion = () => {
    if (suggestion.best) commit({ ...draft, placed: suggestion.best.placed });
    suggestion.end();
  };
  const refusedBecause = editable
    ? null
    : left
      ? t('page.left')
      : locked
        ? t('page.locked', {
            person: truck.locked_by ?? '',
            time: clock(truck.locked_until ?? new Date().toISOString()),
          })
        : t('page.readOnly');
  const selected = truck.pallets.find((load) => load.pallet_id === chosen);
  const select = (id: number | null) => void dispatch(floorActions.palletSelected(id));
  const moveTo = (palletId: number) => setDialog({ kind: 'move', palletId });
  const remove = (palletId: number) => setDialog({ kind: 'remove', palletId });
  const input = useFloorInput({ editor, chosen, editable, refusedBecause, onMoveTo: moveTo, onRemove: remove });

  const way = progressOf({ kind: 'truck', ...truck });
  return (
    <PageFrame
      title={truck.description}
      crumb={<Link to={href(lastList.of(paths.trucks()))}>{t('page.crumb')}</Link>}
      state={
        <span className="row truck-state">
          <TruckStatus truck={truck} />
          {viewing && <Tag>{t('page.readOnly')}</Tag>}
          <TruckFacts truck={truck} />
        </span>
      }
      actions={
        <>
          <TruckPresence truck={truck} dialog={dialog} />
          <TruckActions
            truck={truck}
            editor={editor}
            editable={editable}
            writes={writes}
            left={left}
            onEdit={() => setDialog({ kind: 'facts' })}
          />
        </>
      }
      toolbar={
        <FloorToolbar
          truck={truck}
          editable={editable}
          optimising={isArranging}
          turnName={selected?.shown_number ?? null}
          mayTurn={selected !== undefined && canTurn(draft, selected.pallet_id)}
          onOptimise={() => void arrange()}
          suggesting={suggestion.searching}
          maySuggest={suggestion.maySearch}
          onSuggest={suggestion.search}
          onRearrange={() => commit(rearrangeFloor(draft))}
          onTurn={() => selected && commit(turnPallet(draft, selected.pallet_id))}
          onAdd={() => setDialog({ kind: 'add' })}
          onAllowTurn={allowTurn}
        />
      }
      notes={
        <>
          <TruckSteps truck={truck} way={way} quiet={suggestion.best !== null} onOpen={setDialog} />
          <TruckNotes
            truck={truck}
            editor={editor}
            lockedText={locked && !truck.departing ? refusedBecause : null}
            suggestion={suggestion}
            onAccept={acceptSuggestion}
          />
        </>
      }
    >
      {/* its pallets are pressed; this only receives their keys */}
      <div role="presentation" className="floor-page" onKeyDown={input.onKeyDown}>
        <div className="floor-main">
          <FloorPane
            truck={truck}
            draft={draft}
            view={view}
            selectedId={chosen}
            singledOut={singledOut}
            suggested={suggestion.best}
            handlers={input.handlers}
            holes={holes}
            hinted={writes && !left}
            onCommit={editable ? commit : null}
            onPick={select}
          />
          <Figures truck={truck} draft={draft} />
          {truck.pallets.length > 0 && (
            <StepsPane
              truck={truck}
              draft={draft}
              selectedId={chosen}
              onSelect={select}
              onOptimise={editable ? () => void arrange() : null}
            />
          )}
        </div>
        <Pane
          className="floor-side"
          title={t('pallets.title')}
          count={t('pallets.count', {
            count: truck.pallets_count,
            products: formatNumber(truck.products_count, language),
          })}
          flush
          footer={
            writes &&
            !left &&
            way.next !== 'load' &&
            way.next !== 'depart' && (
              <Button
                fill
                icon={<Barcode />}
                text={t('page.load')}
                disabled={truck.status < truckStatus.planned || truck.pallets.length === 0}
                onClick={() => go(paths.truckScanner(truck.id))}
              />
            )
          }
        >
          {singledOut !== null && (
            <SingledOutPanel
              truck={truck}
              palletId={singledOut}
              pathOfAll={paths.palletOnTruck(truck.id, null, viewing)}
            />
          )}
          <PalletsPanel
            truck={truck}
            viewing={viewing}
            draft={draft}
            holes={holes}
            selectedId={chosen}
            editable={editable}
            onSelect={select}
            onCommit={commit}
            onMoveTo={moveTo}
            onRemove={remove}
          />
          <MailsPanel truck={truck} />
          {left && <StopsPanel truck={truck} />}
        </Pane>
      </div>
      {dialog && (
        <TruckPageDialogs
          dialog={dialog}
          truck={truck}
          editor={editor}
          onCommit={commit}
          onOpen={setDialog}
          onClose={() => setDialog(null)}
        />
      )}
    </PageFrame>
  );
};
