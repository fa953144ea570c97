import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { Truck } from '@blueprintjs/icons';
import { palStatus, type PalletDetail, type PlacedProductDto } from '@mullion/contracts';
import { Note, PageFrame, SideDrawer, useCan, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { UndoButtons } from '../../../kits/editor/undo-buttons';
import { focusUnlessTaken, useDialogFocus } from '../../../kits/elements/use-dialog-focus';
import { useLayout } from '../../../kits/elements/use-layout';
import { personOf, token } from '../../../kits/session/token';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { newAct } from '../commands/server-act';
import { productsById, unplacedOf, type PlanningData, type PlanningOrder } from '../commands/planning-data';
import { isRunning } from '../runs/run-figures';
import { mayRepack } from '../runs/run-scope';
import { planningActions, selectPlanning } from '../document/planning-slice';
import { useCarried } from '../moving/use-carried';
import { useChosenActs } from './use-chosen-acts';
import { useDropRules } from '../document/use-drop-rules';
import { useMoves, type Moves } from '../document/use-moves';
import { usePutOnTruck } from '../trucks/use-put-on-truck';
import { useShownRun } from '../runs/use-shown-run';
import { useEvent } from '../../../kits/elements/use-event';
import { useBoardDrag } from '../moving/use-board-drag';
import { onCard } from '../moving/on-card';
import { usePlanningKeys } from './use-planning-keys';
import { DragGhost } from '../moving/drag-ghost';
import { OrdersPane } from '../orders/orders-pane';
import type { PalletAction } from '../pallets/pallet-menu';
import { PalletsPane } from '../pallets/pallets-pane';
import { BoardPanes } from './board-panes';
import { PlanningDialogs, type OpenDialog } from './planning-dialogs';
import { PlanningPresence } from './planning-presence';
import { PlanningToolbar } from './planning-toolbar';
import { RunDifference, type PlanView } from '../runs/run-difference';
import { RunStrip } from '../runs/run-strip';
import { TrucksPane } from '../trucks/trucks-pane';
import { VariantsBoard } from '../runs/variants-board';

type ToolbarFrame = Pick<
  ComponentProps<typeof PlanningToolbar>,
  'filter' | 'onFilter' | 'dispatched' | 'onDispatched' | 'related' | 'onRelated'
>;

interface PlanningBoardProps {
  /** As it was read. */
  readonly read: PlanningData;
  /** Which orders are shown; '' while nothing is. */
  readonly filterKey: string;
  readonly toolbar: ToolbarFrame;
  /** What is said above the panes, made of what is not saved. */
  readonly notes: (moves: Moves) => ReactNode;
  /** Shown in place of the three panes; the frame around stays, so that typing in the filter goes on. */
  readonly instead: ReactNode;
}

/** The planning page with its data: selection, drag and drop, dialogs. */
export const PlanningBoard = ({ read, filterKey, toolbar, notes, instead }: PlanningBoardProps) => {
  const { t } = useTranslation(['planning', 'errors', 'pallet']);
  const dispatch = useAppDispatch();
  const layout = useLayout();
  const rules = useDropRules();
  const writes = useCan({ writes: true });
  const mayMakeTrucks = useCan({ writes: true, right: 'TP_EDIT' });
  const toast = useToast();
  const { selectedPallets, selectedProduct, moved } = useAppSelector(selectPlanning);
  const moves = useMoves(read, filterKey);
  const { data } = moves;
  const [dialog, setDialog, closeDialog] = useDialogFocus<NonNullable<OpenDialog>>();
  const [showTrucks, setShowTrucks] = useState(false);

  const products = useMemo(() => productsById(data), [data]);
  const pallets = useMemo(
    () => new Map<number, PalletDetail>(data.pallets.map((pallet) => [pallet.id, pallet])),
    [data.pallets],
  );
  const chosen = data.pallets.filter((pallet) => selectedPallets.includes(pallet.id));
  // a fictive pallet belongs to no order: it goes along only when it is chosen
  const ordered = data.pallets.filter((pallet) => !pallet.fictive);
  const freeOf = (list: readonly PalletDetail[]) => list.filter((pallet) => pallet.truck_id === null);
  const unplaced = useMemo(() => unplacedOf(data), [data]);
  const longestMm = Math.max(2400, ...data.pallets.map((pallet) => pallet.length));
  const { current, isProposed, compared, proposal } = useShownRun(data, filterKey, products, rules.tallPalletRule);
  const [planView, setPlanView] = useState<PlanView>('plan');

  const firstOrder = (data.orders.find((order) => order.placed_count < order.products_count) ?? data.orders[0])?.id;
  useEffect(() => {
    if (filterKey !== '')
      dispatch(planningActions.ordersShown({ filterKey: `${personOf(token.get()) ?? ''}/${filterKey}`, firstOrder }));
  }, [dispatch, filterKey, firstOrder]);
  const nameOf = (id: number): string => products.get(id)?.position ?? String(id);
  const carried = useCarried(data, products);
  const putOnTruck = usePutOnTruck(moves.recordTrucks);
  const { dragProduct, dragPallet } = useBoardDrag({
    products,
    pallets,
    longestMm,
    rules,
    move: moves.move,
    carriedWith: carried,
    draggedWith: (pallet) => (selectedPallets.includes(pallet.id) ? freeOf(chosen) : [pallet]),
    onPutOnTruck: (truckId, ids) => void putOnTruck(truckId, ids),
    onNewTruck: (palletIds) => setDialog({ kind: 'truck', palletIds }),
  });
  const onImage = useEvent((product: PlacedProductDto) => setDialog({ kind: 'image', product }));
  const chosenProduct = selectedProduct === null ? undefined : products.get(selectedProduct);
  const onMenu = useEvent((action: PalletAction, pallet: PalletDetail) => {
    if (action.kind === 'onto') void putOnTruck(action.truckId, [pallet.id]);
    else if (action.kind === 'truck') setDialog({ kind: 'truck', palletIds: [pallet.id] });
    else if (action.kind === 'pin') moves.act({ ...newAct(), ...action });
    else if (action.kind === 'delete' || action.kind === 'swap')
      setDialog({ kind: action.kind, palletIds: [pallet.id] });
    else setDialog({ kind: action.kind, palletId: pallet.id });
  });
  const onChosen = useChosenActs({ chosen, open: setDialog, putOnTruck, act: moves.act });
  const onUnpack = useEvent((order: PlanningOrder) => {
    if (order.pal_status < palStatus.departed) setDialog({ kind: 'unpack', orderId: order.id });
    else toast({ tone: 'warn', message: t('errors:already_confirmed'), key: 'already_confirmed' });
  });
  const newTruck = () =>
    setDialog({ kind: 'truck', palletIds: freeOf(chosen.length > 0 ? chosen : ordered).map((pallet) => pallet.id) });

  const onKeyDown = usePlanningKeys({
    undo: moves.undo,
    redo: moves.redo,
    moveTo: () =>
      writes && chosenProduct && setDialog({ kind: 'move', product: chosenProduct, carried: carried(chosenProduct) }),
    image: () => chosenProduct && onImage(chosenProduct),
    deselect: () => dispatch(planningActions.productSelected(null)),
  });

  const trucks = <TrucksPane data={data} chosen={freeOf(chosen).length} onNew={newTruck} />;
  const orders = <OrdersPane data={data} onDragStart={dragProduct} onImage={onImage} onUnpack={onUnpack} />;
  return (
    <PageFrame
      crumb={t('crumb')}
      title={t('title')}
      actions={
        <>
          <PlanningPresence data={data} dialog={dialog} />
          {writes && <UndoButtons history={moves} />}
        </>
      }
      toolbar={
        <>
          <PlanningToolbar
            {...toolbar}
            pallets={chosen.length > 0 ? chosen : ordered}
            chosen={chosen.length > 0}
            empty={filterKey === ''}
            unplaced={unplaced.length}
            free={mayMakeTrucks ? freeOf(data.pallets).length : 0}
            packing={current !== null && isRunning(current.state)}
            waiting={isProposed}
            movable={data.pallets.some(mayRepack)}
            onNewPallet={() => setDialog({ kind: 'new-pallet' })}
            onFictive={() => setDialog({ kind: 'fictive' })}
            onPack={() => setDialog({ kind: 'pack' })}
            onNewTruck={newTruck}
          />
          {layout === 'phone' && (
            <Button icon={<Truck />} text={t('trucks.title')} onClick={() => setShowTrucks(true)} />
          )}
        </>
      }
      notes={
        <>
          {notes(moves)}
          {current && (
            <RunStrip
              key={current.id}
              run={current}
              moves={moves}
              onDismiss={() => dispatch(planningActions.runDismissed(current.id))}
            />
          )}
          {proposal && current?.difference && (
            <RunDifference run={current} difference={current.difference} view={planView} onView={setPlanView} />
          )}
          {data.stale && <Note tone="info">{t('stale')}</Note>}
          {data.more && <Note tone="info">{t('more')}</Note>}
        </>
      }
    >
      {/* its products and buttons are pressed; this only receives their keys */}
      <div role="presentation" className="pl-board" data-hotkeys="" onKeyDown={onKeyDown}>
        {compared && !instead && (
          <VariantsBoard run={compared} data={data} products={products} tallPalletRule={rules.tallPalletRule} />
        )}
        {instead ??
          (compared ? null : (
            <BoardPanes layout={layout} hasProposal={proposal !== null} orders={orders} trucks={trucks}>
              <PalletsPane
                data={data}
                proposal={planView === 'plan' ? proposal : null}
                longestMm={longestMm}
                tallPalletRule={rules.tallPalletRule}
                onProductDrag={dragProduct}
                onImage={onImage}
                onPalletDrag={dragPallet}
                onMenu={onMenu}
                onChosen={onChosen}
                onCardRemoved={(card) => moves.act({ kind: 'card', card, isThere: false })}
              />
            </BoardPanes>
          ))}
      </div>
      <p className="hidden-text" role="status">
        {moved &&
          (moved.pallet === null
            ? t('pallet:move.putAway', { position: moved.position })
            : t('pallet:move.done', { position: moved.position, pallet: moved.pallet }))}
      </p>
      {layout === 'phone' && (
        <SideDrawer open={showTrucks} title={t('trucks.title')} onClose={() => setShowTrucks(false)}>
          {trucks}
        </SideDrawer>
      )}
      <DragGhost
        lengthOf={(id) => pallets.get(id)}
        nameOf={nameOf}
        truckOf={(id) => data.trucks?.find((truck) => truck.id === id)}
      />
      <PlanningDialogs
        open={dialog}
        data={data}
        unplaced={unplaced}
        chosen={chosen}
        rules={rules}
        onMove={(list, to) => {
          const first = list[0]?.id;
          if (first && moves.move(list, to))
            void moves.settled().then((isDone) => isDone && focusUnlessTaken(() => onCard(first)));
        }}
        moves={moves}
        onOpen={setDialog}
        onSwap={(first, second) => moves.swap(first, second, rules)}
        onClose={closeDialog}
      />
    </PageFrame>
  );
};
