import { useCallback, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Plus, Trash } from '@blueprintjs/icons';
import type { PackingType } from '@mullion/contracts';
import { ConfirmDialog, DataTable, EmptyState, PageFrame, SelectionBar, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../kits/api/use-tell';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useListPackingTypesQuery } from '../../entities/pallet/packing-api';
import { useUpdateCompanyMutation, useUserQuery } from '../../entities/reference/reference-api';
import { useDeletePackingTypeMutation } from './api/packing-types-api';
import { usePackingTypeColumns } from './components/packing-type-columns';
import { PackingTypeDialog } from './components/packing-type-dialog';
import { pageOf, ROWS } from './rules/page-of';
import './packing-types.css';

type Open =
  | { readonly kind: 'form'; readonly type: PackingType | null }
  | { readonly kind: 'delete'; readonly type: PackingType };

/** Named settings of pallets and trucks, and which of them the company begins with. */
export const PackingTypesPage = () => {
  const { t } = useTranslation(['packingTypes', 'common']);
  const { data: user } = useUserQuery();
  const changesCompany = useCan({ types: [0, 1] });
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const list = useListPackingTypesQuery();
  const types = shownData(list) ?? [];
  const { shown: shownPage, lastPage } = pageOf(types, page);
  const { choose, isChoosing } = useDefaultType();
  const columns = usePackingTypeColumns({
    current: user?.company.pref_packing_type ?? null,
    disabled: !changesCompany || isChoosing,
    choose,
  });
  const edit = (type: PackingType | null) => setOpen({ kind: 'form', type });
  const close = () => setOpen(null);
  return (
    <PageFrame
      title={t('packingTypes:title')}
      actions={<Button icon={<Plus />} text={t('packingTypes:new')} intent="primary" onClick={() => edit(null)} />}
    >
      <div className="body packing-types-list">
        <Loaded query={list} failed={t('packingTypes:refused.load')} keepPrevious>
          {(shown) => (
            <DataTable
              label={t('packingTypes:title')}
              columns={columns}
              rows={shown && pageOf(shown, page).rows}
              idOf={(type) => type.id}
              nameOf={(type) => type.description}
              minWidth={720}
              actionsOf={(type) => [
                { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(type) },
                {
                  key: 'delete',
                  text: t('common:action.delete'),
                  icon: <Trash />,
                  destructive: true,
                  onClick: () => setOpen({ kind: 'delete', type }),
                },
              ]}
              onOpen={edit}
              fetching={list.isFetching}
              empty={
                <EmptyState
                  title={t('packingTypes:empty')}
                  text={t('packingTypes:emptyText')}
                  action={<Button icon={<Plus />} text={t('packingTypes:new')} onClick={() => edit(null)} />}
                />
              }
            />
          )}
        </Loaded>
      </div>
      <SelectionBar<PackingType>
        paging={{ page: shownPage, rows: ROWS, total: types.length, lastPage, onPage: setPage }}
      />
      {open?.kind === 'form' && <PackingTypeDialog type={open.type} onClose={close} />}
      {open?.kind === 'delete' && <DeleteDialog type={open.type} onClose={close} />}
    </PageFrame>
  );
};

/** Makes a type the company's default. */
const useDefaultType = () => {
  const { t } = useTranslation('packingTypes');
  const tell = useTell();
  const [update, { isLoading: isChoosing }] = useUpdateCompanyMutation();
  const choose = useCallback(
    async (type: PackingType): Promise<void> => {
      await tell(
        update({ body: { pref_packing_type: type.id } }),
        t('chosen', { description: type.description }),
        t('refused.default'),
      );
    },
    [t, tell, update],
  );
  return { choose: (type: PackingType) => void choose(type), isChoosing };
};

const DeleteDialog = ({ type, onClose }: { type: PackingType; onClose: () => void }) => {
  const { t } = useTranslation('packingTypes');
  const tell = useTell();
  const [remove] = useDeletePackingTypeMutation();
  const { description } = type;
  const removeIt = async () => {
    await tell(remove({ params: { id: type.id } }), t('deleted', { description }), t('refused.delete'));
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('deleteTitle', { description })}
      action={t('deleteAction')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
};
