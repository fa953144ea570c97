import { useEffect } from 'react';
import { useParams } from 'react-router';
import { Button } from '@blueprintjs/core';
import { EmptyState, PageFrame, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../app/api/as-problem';
import { useGo } from '../../app/language';
import { paths } from '../../app/paths';
import { useTruckQuery } from '../../app/trucks/trucks-api';
import { TruckEditor } from './truck-editor';
import { useAppDispatch } from '../../app/store';
import { floorActions } from './state/floor-slice';
import './truck.css';

/** One truck: its floor and everything about its load. */
export const TruckPage = () => {
  // dialogs of this page speak from these namespaces: loaded with the page, so that opening one never blanks it
  const { t } = useTranslation(['trucks', 'pallet', 'common']);
  const go = useGo();
  const dispatch = useAppDispatch();
  const id = Number(useParams()['truckId']);
  const isId = Number.isInteger(id) && id > 0;
  const { data: truck, error, refetch } = useTruckQuery({ params: { id } }, { skip: !isId });
  const problem = asProblem(error);
  const isGone = !isId || problem?.status === 404;
  useEffect(() => {
    if (isId) dispatch(floorActions.truckOpened(id));
  }, [dispatch, id, isId]);
  if (truck && truck.id === id && !isGone) return <TruckEditor key={id} truck={truck} onRetry={() => void refetch()} />;
  return (
    <PageFrame title={t('trucks:page.crumb')}>
      {isGone ? (
        <EmptyState
          title={t('trucks:page.gone')}
          text={t('trucks:page.goneText')}
          action={<Button text={t('trucks:page.back')} onClick={() => go(paths.trucks())} />}
        />
      ) : (
        problem && <ProblemNote problem={problem} title={t('trucks:page.failed')} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
};
