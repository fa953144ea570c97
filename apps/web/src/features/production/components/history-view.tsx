import { Button } from '@blueprintjs/core';
import type { OutputOf, listOperationActions } from '@mullion/contracts';
import { EmptyState, Pager } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ProductionView } from '../rules/production-view';
import { HistoryTable } from './history-table';

const ROWS = 50;

interface HistoryViewProps {
  readonly history: OutputOf<typeof listOperationActions> | undefined;
  readonly view: ProductionView;
  readonly isFetching: boolean;
  readonly onChange: (some: Partial<ProductionView>) => void;
}

/** The history with its pages; says why there is nothing to see. */
export const HistoryView = ({ history, view, isFetching, onChange }: HistoryViewProps) => {
  const { t } = useTranslation('production');
  if (!history) return <div className="table-scroll" aria-busy />;
  if (history.total === 0)
    return view.filter !== null || view.code !== null ? (
      <EmptyState
        picture="search"
        title={t('past.noMatch')}
        text={t('past.noMatchText')}
        action={<Button text={t('clear')} onClick={() => onChange({ filter: '', code: null })} />}
      />
    ) : (
      <EmptyState picture="paper" title={t('past.empty')} text={t('past.emptyText')} />
    );
  return (
    <>
      <HistoryTable history={history} isFetching={isFetching} />
      <footer className="selbar">
        <span className="muted sm pm-hint">
          {t('past.hint')} <kbd>{t('past.space')}</kbd> {t('past.hintKey')}
        </span>
        <span className="sp" />
        <Pager
          page={view.page}
          rows={ROWS}
          total={history.total}
          lastPage={history.pages}
          onPage={(page) => onChange({ page })}
        />
      </footer>
    </>
  );
};
