import { useCallback, useDeferredValue, useMemo, type PointerEvent } from 'react';
import { Checkbox } from '@blueprintjs/core';
import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { EmptyState, Note, Pane, useAccess, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { orderGroups, type PlanningData } from '../commands/planning-data';
import type { Proposal } from '../runs/proposal';
import { planningActions, selectPlanning } from '../document/planning-slice';
import type { TemporaryPallet } from '../commands/temporary-pallet';
import { useDrag } from '../moving/drag-store';
import { ChosenMenu, type ChosenAction } from './chosen-menu';
import { PalletCard } from './pallet-card';
import type { PalletAction } from './pallet-menu';
import { ProposalCard } from '../runs/proposal-card';
import { TemporaryCard } from './temporary-card';

interface PalletsPaneProps {
  readonly data: PlanningData;
  /** What a plan would make of the pallets; null: they are shown as they are. */
  readonly proposal: Proposal | null;
  readonly longestMm: number;
  readonly tallPalletRule: boolean;
  readonly onProductDrag: (event: PointerEvent, product: PlacedProductDto) => void;
  readonly onPalletDrag: (event: PointerEvent, pallet: PalletDetail) => void;
  readonly onImage: (product: PlacedProductDto) => void;
  readonly onMenu: (action: PalletAction, pallet: PalletDetail) => void;
  readonly onChosen: (action: ChosenAction) => void;
  readonly onCardRemoved: (card: TemporaryPallet) => void;
}

/** As many cards of a plan as a screen shows. */
const FIRST_CARDS = 4;

/** Every pallet of the orders shown as a card; room beside them makes a new pallet. */
export const PalletsPane = ({
  data,
  proposal,
  longestMm,
  tallPalletRule,
  onProductDrag,
  onPalletDrag,
  onImage,
  onMenu,
  onChosen,
  onCardRemoved,
}: PalletsPaneProps) => {
  const { t } = useTranslation(['planning', 'pallet']);
  const dispatch = useAppDispatch();
  const canWrite = useCan({ writes: true });
  const { nameOf } = useStatusNames('pallets');
  const { selectedPallets, selectedProduct, temporaries } = useAppSelector(selectPlanning);
  const isProductDragged = useDrag((state) => state.kind === 'dragging' && state.what.kind === 'product');
  const isOverNew = useDrag((state) => state.kind === 'dragging' && state.target?.kind === 'new-pallet');
  const chosen = useMemo(() => new Set(selectedPallets), [selectedPallets]);
  const onToggle = useCallback((id: number) => dispatch(planningActions.palletToggled(id)), [dispatch]);
  const onProduct = useCallback((id: number) => dispatch(planningActions.productSelected(id)), [dispatch]);
  const byOrder = useAccess().features.includes('dispatch_by_order');
  // by its text it stays the same while the page is read again, and with it every card
  const groupsText = JSON.stringify([...orderGroups(data, byOrder)]);
  const groups = useMemo(() => new Map(JSON.parse(groupsText) as [number, number][]), [groupsText]);
  const trucks = useMemo(() => (data.trucks ?? []).filter((truck) => truck.can.edit), [data.trucks]);
  const broken = data.pallets.filter((pallet) => pallet.errors.length > 0);
  const withErrors = broken.length;
  const all = data.pallets.length > 0 && data.pallets.every((pallet) => chosen.has(pallet.id));
  const some = data.pallets.some((pallet) => chosen.has(pallet.id));
  // the cards in sight are drawn at once, those below when there is time for them
  const rest = useDeferredValue(proposal);
  const fresh = [
    ...(proposal?.fresh.slice(0, FIRST_CARDS) ?? []),
    ...((proposal && rest?.fresh.slice(FIRST_CARDS)) ?? []),
  ];
  const planned = data.pallets.length - (proposal?.freed.size ?? 0) + (proposal?.fresh.length ?? 0);
  const howMany = proposal ? t('pallets.planned', { now: data.pallets.length, planned }) : data.pallets.length;
  const isEmpty = data.pallets.length === 0 && temporaries.length === 0 && !proposal?.fresh.length;
  return (
    <Pane
      title={t('pallets.title')}
      count={withErrors > 0 ? t('pallets.withErrors', { pallets: howMany, count: withErrors }) : howMany}
      actions={
        <>
          <ChosenMenu chosen={data.pallets.filter(({ id }) => chosen.has(id))} trucks={trucks} onAction={onChosen} />
          <Checkbox
            className="pl-all"
            label={t('pallets.selectAll')}
            checked={all}
            indeterminate={some && !all}
            disabled={data.pallets.length === 0}
            onChange={() =>
              dispatch(planningActions.palletsSelected(all ? [] : data.pallets.map((pallet) => pallet.id)))
            }
          />
        </>
      }
      flush
    >
      {withErrors > 0 && (
        <Note tone="bad" title={t('pallets.errorsTitle', { count: withErrors })}>
          <span className="pl-broken">
            {broken.map((pallet) => (
              <button key={pallet.id} type="button" className="pl-link" onClick={() => showCard(pallet.id)}>
                {pallet.shown_number}
              </button>
            ))}
          </span>
        </Note>
      )}
      <div className="pl-grid" data-drop="new-pallet" data-scroll>
        {fresh.map((proposed) => (
          <ProposalCard key={proposed.key} proposed={proposed} longestMm={longestMm} />
        ))}
        {data.pallets.map((pallet, index) => {
          const plan = fresh.length + index < FIRST_CARDS ? proposal : rest;
          const proposed = plan?.changed.get(pallet.id);
          if (proposed) return <ProposalCard key={proposed.key} proposed={proposed} longestMm={longestMm} />;
          return (
            <PalletCard
              key={pallet.id}
              pallet={pallet}
              groups={groups}
              freed={plan?.freed.has(pallet.id) === true}
              statusText={nameOf(pallet.status)}
              longestMm={longestMm}
              tallPalletRule={tallPalletRule}
              selected={chosen.has(pallet.id)}
              selectedProduct={
                selectedProduct !== null && pallet.products.some((product) => product.id === selectedProduct)
                  ? selectedProduct
                  : null
              }
              canWrite={canWrite}
              onToggle={onToggle}
              onProduct={onProduct}
              onProductDrag={onProductDrag}
              onPalletDrag={onPalletDrag}
              onImage={onImage}
              trucks={trucks}
              onMenu={onMenu}
            />
          );
        })}
        {temporaries.map((pallet) => (
          <TemporaryCard key={pallet.key} pallet={pallet} onRemove={() => onCardRemoved(pallet)} />
        ))}
        {isProductDragged && <div className={`pl-slot${isOverNew ? ' over' : ''}`}>{t('pallets.newHere')}</div>}
        {isEmpty && !isProductDragged && (
          <EmptyState picture="pallet" title={t('pallets.empty')} text={t('pallets.emptyText')} />
        )}
      </div>
    </Pane>
  );
};

const showCard = (id: number): void => {
  const card = document.querySelector(`[data-drop="pallet:${id}"]`);
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector<HTMLElement>('.tick')?.focus();
};
