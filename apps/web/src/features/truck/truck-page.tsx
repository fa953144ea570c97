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
  const { t } = useTranslation('trucks');
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
    <PageFrame title={t('page.crumb')}>
      {isGone ? (
        <EmptyState
          title={t('page.gone')}
          text={t('page.goneText')}
          action={<Button text={t('page.back')} onClick={() => go(paths.trucks())} />}
        />
      ) : (
        problem && <ProblemNote problem={problem} title={t('page.failed')} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
};
