import { userTypes } from '@mullion/contracts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Button } from '@blueprintjs/core';
import { AccessProvider, EmptyState, PageFrame, useAccess } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { HotkeysArea } from '../../kits/hotkeys/hotkeys-area';
import { useGo } from '../../kits/address/language';
import { useRemembered } from '../../entities/recent/recent';
import { paths } from '../../entities/pages/paths';
import { useTruckQuery } from '../../entities/truck/trucks-api';
import { LoadStepsPage } from './load-steps/load-steps-page';
import { TruckViews } from './panels/truck-views';
import { useTruckView } from './state/use-truck-view';
import { TruckEditor } from './truck-editor';
import { useAppDispatch } from '../../kits/api/store';
import { floorActions } from './state/floor-slice';
import './panels.css';
import './truck.css';

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null);

/** The truck as the read-only type sees it, for everybody: nothing can be changed by looking. */
export const TruckViewingPage = () => (
  <AccessProvider access={{ ...useAccess(), type: userTypes.reader }}>
    <TruckPage viewing />
  </AccessProvider>
);

/** One truck: its floor and everything about its load; with a pallet singled out when the address names one. */
export const TruckPage = ({ viewing = false }: { viewing?: boolean }) => {
  // dialogs of this page speak from these namespaces: loaded with the page, so that opening one never blanks it
  const { t } = useTranslation(['trucks', 'pallet', 'common', 'runs', 'editor']);
  const go = useGo();
  const dispatch = useAppDispatch();
  const params = useParams();
  const truckId = idOf(params['truckId']);
  const singledOut = idOf(params['palletId']);
  const [view] = useTruckView();
  const isId = truckId !== null;
  const id = truckId ?? 0;
  const query = useTruckQuery({ params: { id } }, { skip: !isId });
  const opened = query.currentData;
  useRemembered(
    opened ? { kind: 'truck', id, title: opened.number, note: opened.customers, path: paths.truck(id) } : null,
  );
  useEffect(() => {
    if (!isId) return;
    dispatch(floorActions.truckOpened(id));
    if (singledOut !== null) dispatch(floorActions.palletSelected(singledOut));
  }, [dispatch, id, isId, singledOut]);
  return (
    <Loaded
      query={query}
      failed={t('trucks:page.failed')}
      isGone={!isId}
      gone={
        <EmptyState
          picture="truck"
          title={t('trucks:page.gone')}
          text={t('trucks:page.goneText')}
          action={<Button text={t('trucks:page.back')} onClick={() => go(paths.trucks())} />}
        />
      }
      skeleton={<div className="page-skeleton bp6-skeleton" aria-busy />}
      frame={(content) => <PageFrame title={t('trucks:page.crumb')}>{content}</PageFrame>}
    >
      {(truck) => (
        <HotkeysArea key={id}>
          {view === 'steps' ? (
            <LoadStepsPage read={truck} views={<TruckViews />} />
          ) : (
            <TruckEditor read={truck} viewing={viewing} singledOut={singledOut} onRead={() => void query.refetch()} />
          )}
        </HotkeysArea>
      )}
    </Loaded>
  );
};
