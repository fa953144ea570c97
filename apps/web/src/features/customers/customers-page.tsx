import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { Customer } from '@mullion/contracts';
import { ConfirmDialog, DataTable, EmptyState, PageFrame, SelectionBar, useCan, useColumns } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { useListCustomersQuery } from '../../entities/customer/customers-api';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useLanguage } from '../../kits/address/language';
import { ListTools } from '../../kits/lists/list-tools';
import { useListView, usePaging } from '../../kits/lists/use-list-view';
import { useListPackingTypesQuery } from '../../entities/pallet/packing-api';
import { useDeleteCustomerMutation } from './api/customers-page-api';
import { AddressesDialog } from './components/addresses-dialog';
import { ContactsDialog } from './components/contacts-dialog';
import { customerColumns } from './components/customer-columns';
import { CustomerTemplates } from './components/customer-templates';
import { ShareDrawer } from '../../entities/links/share-drawer';
import { CustomerDialog } from './components/customer-dialog';
import { CustomersToolbar } from './components/customers-toolbar';
import { customersView, rowsOfPage, type CustomerSortColumn } from './rules/customers-view';
import { useCustomerActions, type CustomerDialogState } from './state/use-customer-actions';
import './customers.css';

/** Customers with their contacts and addresses; filter, order and page are in the address. */
export const CustomersPage = () => {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const writes = useCan({ writes: true });
  const { view, change } = useListView(customersView);
  const [dialog, setDialog] = useState<CustomerDialogState | null>(null);
  const query = { page: view.page, filter: view.filter, order_by: view.orderBy, order: view.order };
  const list = useListCustomersQuery({ query });
  const data = shownData(list);
  const { data: types } = useListPackingTypesQuery();
  const all = useMemo(() => {
    const names = new Map(types?.map((type) => [type.id, type.description]));
    return customerColumns({ t, language, typeName: (type) => names.get(type.id) ?? type.description });
  }, [t, language, types]);
  const columns = useColumns('customers', all);
  const actionsOf = useCustomerActions(setDialog);

  const shownPage = data && {
    rows: rowsOfPage(view.page, data.data.length, data.total, data.last_page),
    total: data.total,
    lastPage: data.last_page,
  };
  const paging = usePaging(view.page, shownPage, list.isFetching, change);

  const make = () => setDialog({ kind: 'new' });
  return (
    <PageFrame
      title={t('title')}
      actions={writes && <Button icon={<Plus />} text={t('new')} intent="primary" onClick={make} />}
      toolbar={
        <>
          <CustomersToolbar view={view} onChange={change} />
          <ListTools list="customers" columns={columns} query={query} />
        </>
      }
    >
      <div className="body customers-list">
        <Loaded query={list} failed={t('refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('title')}
              columns={columns.visible}
              rows={shown?.data}
              idOf={(customer) => customer.id}
              nameOf={(customer) => customer.name}
              sort={{ by: view.orderBy, order: view.order }}
              onSort={({ by, order }) => change({ orderBy: by as CustomerSortColumn, order })}
              minWidth={1720}
              actionsOf={actionsOf}
              onOpen={(customer) =>
                actionsOf(customer)
                  .find((action) => action.key === 'edit')
                  ?.onClick()
              }
              fetching={list.isFetching}
              empty={
                view.filter === null ? (
                  <EmptyState
                    picture="people"
                    title={t('empty')}
                    text={t('emptyText')}
                    action={writes && <Button icon={<Plus />} text={t('new')} onClick={make} />}
                  />
                ) : (
                  <EmptyState
                    picture="search"
                    title={t('noMatch')}
                    text={t('noMatchText')}
                    action={<Button text={t('clearFilter')} onClick={() => change({ filter: null })} />}
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<Customer> paging={paging} />
      {dialog && <CustomersDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </PageFrame>
  );
};

const CustomersDialog = ({ dialog, onClose }: { dialog: CustomerDialogState; onClose: () => void }) => {
  const { t } = useTranslation('customers');
  const tell = useTell();
  const [remove] = useDeleteCustomerMutation();
  if (dialog.kind === 'new') return <CustomerDialog customer={null} onClose={onClose} />;
  const { customer } = dialog;
  if (dialog.kind === 'edit') return <CustomerDialog customer={customer} onClose={onClose} />;
  if (dialog.kind === 'contacts') return <ContactsDialog customer={customer} onClose={onClose} />;
  if (dialog.kind === 'links')
    return <ShareDrawer kind="customer" id={customer.id} name={customer.name} onClose={onClose} />;
  if (dialog.kind === 'templates') return <CustomerTemplates customer={customer} onClose={onClose} />;
  if (dialog.kind === 'addresses') return <AddressesDialog customer={customer} onClose={onClose} />;
  const removeIt = async () => {
    await tell(
      remove({ params: { id: customer.id } }),
      t('done.deleted', { name: customer.name }),
      t('refused.delete'),
    );
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('confirm.deleteTitle', { name: customer.name })}
      action={t('action.delete')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('confirm.deleteText')}
    </ConfirmDialog>
  );
};
