import { useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { type Column, DataTable, EmptyState, Pager, type RowAction, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import type { Read } from '../../../kits/data/read-state';
import { DEFAULT_ROWS, pageOfRows, ROW_CHOICES, type RowChoice } from '../rules/row-pages';

interface RowsDialogProps<Row> {
  readonly title: string;
  readonly addText: string;
  readonly onAdd: () => void;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly nameOf: (row: Row) => string;
  readonly actionsOf: (row: Row) => readonly RowAction[];
  readonly query: Read<unknown> & { readonly isFetching: boolean };
  /** What it means that they could not be read. */
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly minWidth: number;
  readonly onClose: () => void;
  /** Dialogs above this one. */
  readonly children?: ReactNode;
}

/** What belongs to a customer, as a table in a dialog: rows a page 10, 20, 50 or all. */
export const RowsDialog = <Row extends { readonly id: number }>(props: RowsDialogProps<Row>) => {
  const { t } = useTranslation(['customers', 'common']);
  const [choice, setChoice] = useState<RowChoice>(DEFAULT_ROWS);
  const [page, setPage] = useState(1);
  const total = props.rows?.length ?? 0;
  const shown = pageOfRows(props.rows ?? [], choice, page);
  return (
    <>
      <Dialog isOpen onClose={props.onClose} title={props.title} className="customer-rows">
        <div className="customer-rows-tools">
          <Button icon={<Plus />} intent="primary" text={props.addText} onClick={props.onAdd} />
        </div>
        <DialogBody className="customer-rows-body">
          <Loaded query={props.query} failed={props.failed}>
            {() => (
              <DataTable
                label={props.title}
                columns={props.columns}
                rows={props.rows && shown.rows}
                idOf={(row) => row.id}
                nameOf={props.nameOf}
                actionsOf={props.actionsOf}
                fetching={props.query.isFetching}
                minWidth={props.minWidth}
                empty={<EmptyState picture="people" title={props.empty.title} text={props.empty.text} />}
              />
            )}
          </Loaded>
        </DialogBody>
        <footer className="selbar">
          <SelectBox
            aria-label={t('common:table.rowsPerPage')}
            value={choice ?? ''}
            options={ROW_CHOICES.map((rows) => ({
              value: rows ?? '',
              label: rows === null ? t('common:table.allRows') : t('common:table.rows', { count: rows }),
            }))}
            onChange={({ currentTarget: { value } }) => setChoice(value === '' ? null : (Number(value) as RowChoice))}
          />
          <span className="sp" />
          <Pager page={shown.page} rows={shown.perPage} total={total} lastPage={shown.lastPage} onPage={setPage} />
          <Button text={t('common:action.close')} onClick={props.onClose} />
        </footer>
      </Dialog>
      {props.children}
    </>
  );
};
