import { useMemo, useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import type { Pallet, Problem, Truck } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import {
  DataTable,
  EmptyState,
  FilterInput,
  FormDialog,
  ProblemNote,
  StatusTag,
  useSelection,
  useToast,
  type Column,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import { useLanguage } from '../../../kits/address/language';
import { useListPalletsQuery } from '../../../entities/pallet/packing-api';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { useAddTruckPalletsMutation } from '../../../entities/truck/trucks-api';
import type { FloorEditor } from '../state/use-floor';

/** As many as the server gives at once; whoever has more free pallets searches. */
const MOST_SHOWN = 200;
/** Loaded ones stand on a truck. */
const HIGHEST_FREE_STATUS = 2;

interface AddPalletsDialogProps {
  readonly truck: Truck;
  readonly editor: Pick<FloorEditor, 'rearrange'>;
  readonly onClose: () => void;
}

/** Pallets that are on no truck, to be put on this one. */
export const AddPalletsDialog = ({ truck, editor, onClose }: AddPalletsDialogProps) => {
  const { t } = useTranslation(['trucks', 'common']);
  const language = useLanguage();
  const toast = useToast();
  const { nameOf } = useStatusNames('pallets');
  const [filter, setFilter] = useState('');
  const [optimise, setOptimise] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const list = useListPalletsQuery({
    query: { filter: filter || null, status_to: HIGHEST_FREE_STATUS, rows: MOST_SHOWN },
  });
  const data = shownData(list);
  const free = useMemo(() => data?.data.filter((pallet) => pallet.truck_id === null && !pallet.temporary), [data]);
  const selection = useSelection<Pallet>((pallet) => pallet.id, free);
  const [add, adding] = useAddTruckPalletsMutation();
  const count = selection.ids.size;
  const columns = useMemo<readonly Column<Pallet>[]>(() => {
    const number = (value: number) => formatNumber(value, language);
    return [
      {
        key: 'number',
        head: t('add.column.number'),
        width: '88px',
        strong: true,
        cell: (pallet) => pallet.shown_number,
      },
      {
        key: 'orders',
        head: t('add.column.orders'),
        cell: (pallet) => pallet.order_number,
        text: (pallet) => pallet.order_number,
      },
      {
        key: 'customer',
        head: t('add.column.customer'),
        cell: (pallet) => pallet.customer_name,
        text: (pallet) => pallet.address,
      },
      {
        key: 'size',
        head: t('add.column.size'),
        width: '112px',
        cell: (pallet) => `${number(pallet.length)} × ${number(pallet.width)}`,
      },
      {
        key: 'weight',
        head: t('add.column.weight'),
        width: '60px',
        align: 'end',
        cell: (pallet) => number(Math.round(pallet.weight)),
      },
      {
        key: 'status',
        head: t('add.column.status'),
        width: '112px',
        cell: (pallet) => <StatusTag table="pallets" status={pallet.status} text={nameOf(pallet.status)} />,
      },
    ];
  }, [t, language, nameOf]);
  const save = async () => {
    setProblem(null);
    await editor.rearrange(async () => {
      const pallets = selection.rows.map((pallet) => pallet.id);
      const answer = await add({ params: { id: truck.id }, body: { pallets, optimise } });
      if (!answer.data) {
        setProblem(asProblem(answer.error) ?? null);
        return null;
      }
      const left = answer.data.refused;
      if (count > left.length) toast({ message: t('done.added', { count: count - left.length }) });
      if (left.length > 0)
        toast({
          tone: 'warn',
          message: t('refused.addSome', { pallets: left.map((each) => each.shown_number).join(', ') }),
        });
      onClose();
      return answer.data.truck;
    });
  };
  return (
    <FormDialog
      open
      title={t('add.title', { truck: truck.description })}
      action={count === 0 ? t('add.none') : t('add.action', { count })}
      dirty={count > 0}
      busy={adding.isLoading}
      submitDisabled={count === 0}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
      footer={
        <Checkbox
          className="add-optimise"
          checked={optimise}
          label={t('add.optimise')}
          onChange={(event) => setOptimise(event.currentTarget.checked)}
        />
      }
    >
      <div className="col g3">
        {problem && <ProblemNote problem={problem} title={t('refused.add')} />}
        <FilterInput label={t('add.search')} value={filter} onChange={setFilter} width={320} />
        <div className="add-list">
          <Loaded query={list} failed={t('common:table.failed')} keepPrevious>
            {() => (
              <DataTable
                compact
                label={t('add.title', { truck: truck.description })}
                columns={columns}
                rows={free}
                idOf={(pallet) => pallet.id}
                nameOf={(pallet) => pallet.shown_number}
                selection={selection}
                fetching={list.isFetching}
                empty={<EmptyState picture="truck" title={t('add.empty')} text={t('add.emptyText')} />}
              />
            )}
          </Loaded>
        </div>
        {data && data.total > MOST_SHOWN && <p className="muted sm">{t('add.more', { count: MOST_SHOWN })}</p>}
      </div>
    </FormDialog>
  );
};
