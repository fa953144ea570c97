import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import type { Language } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { pageNumbers } from './page-numbers';

export interface Paging {
  readonly page: number;
  readonly rows: number;
  readonly total: number;
  readonly lastPage: number;
  readonly onPage: (page: number) => void;
}

/** Which rows are seen, and the pages. */
export const Pager = ({ page, rows, total, lastPage, onPage }: Paging) => {
  const { t, i18n } = useTranslation('common');
  const number = (value: number) => formatNumber(value, i18n.language as Language);
  const from = (page - 1) * rows + 1;
  return (
    <nav className="pager" aria-label={t('table.pages')}>
      <span className="secondary nowrap" hidden={total === 0}>
        {t('table.range', { from: number(from), to: number(Math.min(page * rows, total)), total: number(total) })}
      </span>
      {lastPage > 1 && (
        <span className="bgrp">
          <Button
            icon={<ChevronLeft />}
            aria-label={t('table.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageNumbers(page, lastPage).map((item, index) =>
            item === null ? (
              <Button key={`gap-${index}`} text="…" disabled aria-hidden />
            ) : (
              <Button
                key={item}
                text={number(item)}
                active={item === page}
                aria-current={item === page ? 'page' : undefined}
                aria-label={t('table.page', { page: item })}
                onClick={() => onPage(item)}
              />
            ),
          )}
          <Button
            icon={<ChevronRight />}
            aria-label={t('table.next')}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
        </span>
      )}
    </nav>
  );
};
