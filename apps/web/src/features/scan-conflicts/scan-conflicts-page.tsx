import { useState } from 'react';
import { SegmentedControl } from '@blueprintjs/core';
import { EmptyState, PageFrame, SelectionBar } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ConflictCard } from '../../entities/conflicts/conflict-card';
import { useListScanConflictsQuery } from '../../entities/conflicts/conflicts-api';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useUserQuery } from '../../entities/reference/reference-api';

const ROWS = 30;
type State = 'open' | 'settled';

/** Scans made without a connection that were refused when they came, for whoever plans and loads; live. */
export const ScanConflictsPage = () => {
  const { t } = useTranslation(['conflicts', 'menu']);
  const [state, setState] = useState<State>('open');
  const [page, setPage] = useState(1);
  const list = useListScanConflictsQuery({ query: { state, page, rows: ROWS } });
  const shown = shownData(list);
  const { data: user } = useUserQuery();
  // fingers in gloves
  const isAtTerminal = Boolean(user?.terminal);
  return (
    <PageFrame
      title={t('conflicts:title')}
      crumb={t('menu:packing')}
      toolbar={
        <SegmentedControl
          large={isAtTerminal}
          options={[
            { label: t('open'), value: 'open' },
            { label: t('settled'), value: 'settled' },
          ]}
          value={state}
          onValueChange={(next) => {
            setState(next as State);
            setPage(1);
          }}
        />
      }
    >
      <div className="body conflicts-page">
        <Loaded query={list} failed={t('failed')} keepPrevious skeleton={<div className="bp6-skeleton" aria-busy />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState
                picture="pallet"
                title={t(state === 'open' ? 'none' : 'noneSettled')}
                text={t(state === 'open' ? 'noneText' : 'noneSettledText')}
              />
            ) : (
              <ul className="conflicts" aria-label={t(state)}>
                {data.map((conflict) => (
                  <ConflictCard key={conflict.id} conflict={conflict} large={isAtTerminal} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <SelectionBar
        paging={
          shown ? { page, rows: ROWS, total: shown.total, lastPage: shown.last_page, onPage: setPage } : undefined
        }
      />
    </PageFrame>
  );
};
