import type { ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { Pager, type Paging } from './pager';
import type { Selection } from './use-selection';

interface SelectionBarProps<Row> {
  /** Absent: a list without selection still has its pages here. */
  readonly selection?: Selection<Row>;
  /** How many of the chosen rows are on screen. */
  readonly visibleCount?: number;
  /** Buttons that act on the chosen rows. */
  readonly actions?: ReactNode;
  readonly paging?: Paging;
}

/** Always at the bottom of a list, so that nothing jumps when rows are chosen. */
export const SelectionBar = <Row,>({ selection, visibleCount = 0, actions, paging }: SelectionBarProps<Row>) => {
  const { t } = useTranslation('common');
  const count = selection?.ids.size ?? 0;
  return (
    <footer className="selbar">
      {selection && (
        <span className="row nowrap" aria-live="polite">
          {count === 0 ? (
            <span className="muted">{t('table.nothingSelected')}</span>
          ) : (
            <b>{t('table.selected', { count })}</b>
          )}
          {count > visibleCount && (
            <span className="secondary">{t('table.elsewhere', { count: count - visibleCount })}</span>
          )}
        </span>
      )}
      {selection && count > 0 && (
        <>
          <Button
            variant="minimal"
            size="small"
            className="link"
            text={t('table.clearSelection')}
            onClick={selection.clear}
          />
          {actions && <span className="vr" />}
          {actions}
        </>
      )}
      <span className="sp" />
      {paging && <Pager {...paging} />}
    </footer>
  );
};
