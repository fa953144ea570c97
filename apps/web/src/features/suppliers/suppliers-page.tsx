import { useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Lock, Plus } from '@blueprintjs/icons';
import type { Supplier } from '@mullion/contracts';
import { EmptyState, PageFrame, Panes, useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListSuppliersQuery, useSaveShowingSuppliersMutation } from '../../entities/production/suppliers-api';
import { ColumnsPreview } from './components/columns-preview';
import { DeleteSupplier } from './components/delete-supplier';
import { SupplierDialog } from './components/supplier-dialog';
import { SupplierRow, type SupplierActions } from './components/supplier-row';
import { moveShown, toggleShown, type ShownList } from './rules/shown-list';
import './suppliers.css';

type Open = { readonly kind: 'new' } | { readonly kind: 'delete'; readonly supplier: Supplier };

/** Which suppliers preparation has a column for, and in which order. */
export const SuppliersPage = () => {
  const { t } = useTranslation('preparation');
  const list = useListSuppliersQuery();
  const refuse = useProblemToast();
  const [save] = useSaveShowingSuppliersMutation();
  const turn = useRef(Promise.resolve());
  const [open, setOpen] = useState<Open | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const suppliers = shownData(list) ?? [];
  const shown = suppliers.filter(({ order_number }) => order_number !== null);
  const hidden = suppliers.filter(({ order_number }) => order_number === null);
  const selected = suppliers.find(({ id }) => id === chosen) ?? suppliers[0];
  // one change after the other: each follows from what the one before has left
  const send = (change: (all: readonly Supplier[]) => ShownList | null) => {
    turn.current = turn.current.then(async () => {
      const { data, error } = await list.refetch();
      const next = data ? change(data) : null;
      const problem = asProblem(next ? (await save({ body: { suppliers: [...next] } })).error : error);
      if (problem) refuse(problem, t('suppliers.moveRefused'));
    });
  };
  const actions: SupplierActions = {
    move: ({ id }, by) => send((all) => moveShown(all, id, by)),
    toggle: ({ id }) => send((all) => toggleShown(all, id)),
    remove: (supplier) => setOpen({ kind: 'delete', supplier }),
  };
  const row = (supplier: Supplier) => (
    <SupplierRow
      key={supplier.id}
      supplier={supplier}
      shownCount={shown.length}
      selected={supplier.id === selected?.id}
      onSelect={setChosen}
      {...actions}
    />
  );
  const head = (title: string, text: string) => (
    <tr className="group">
      <th colSpan={5} scope="rowgroup">
        <b>{title}</b> <span className="muted">{text}</span>
      </th>
    </tr>
  );
  const add = (
    <Button icon={<Plus />} text={t('suppliers.new')} intent="primary" onClick={() => setOpen({ kind: 'new' })} />
  );
  return (
    <PageFrame
      title={t('suppliers.title')}
      state={
        list.data && (
          <span className="muted hide-phone">
            {t('suppliers.counts', { shown: shown.length, hidden: hidden.length })}
          </span>
        )
      }
      actions={add}
    >
      <div className="suppliers">
        <Panes columns={shownData(list) ? 'minmax(0, 1fr) 420px' : 'minmax(0, 1fr)'}>
          <section className="pane" aria-label={t('suppliers.title')}>
            <Loaded
              query={list}
              failed={t('suppliers.failed')}
              skeleton={<div className="bp6-skeleton supplier-skeleton" />}
            >
              {(all) =>
                all.length === 0 ? (
                  <EmptyState picture="people" title={t('suppliers.empty')} text={t('suppliers.emptyText')} />
                ) : (
                  <div className="table-scroll">
                    <table className="tb" aria-label={t('suppliers.title')}>
                      <thead>
                        <tr>
                          <th className="place">{t('suppliers.column.place')}</th>
                          <th>{t('suppliers.column.title')}</th>
                          <th>{t('suppliers.column.short')}</th>
                          <th className="now">{t('suppliers.column.now')}</th>
                          <th className="acts" aria-hidden />
                        </tr>
                      </thead>
                      <tbody>
                        {head(t('suppliers.shown'), t('suppliers.shownText'))}
                        {shown.map(row)}
                        {head(t('suppliers.hidden'), t('suppliers.hiddenText'))}
                        {hidden.map(row)}
                      </tbody>
                    </table>
                    {all.some(({ company_id }) => company_id === null) && (
                      <p className="note lock-note">
                        <Lock className="i" aria-hidden /> {t('suppliers.lockNote')}
                      </p>
                    )}
                  </div>
                )
              }
            </Loaded>
          </section>
          {shownData(list) && <ColumnsPreview shown={shown} selected={selected} />}
        </Panes>
      </div>
      {open?.kind === 'new' && <SupplierDialog onClose={() => setOpen(null)} onCreated={({ id }) => setChosen(id)} />}
      {open?.kind === 'delete' && <DeleteSupplier supplier={open.supplier} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
