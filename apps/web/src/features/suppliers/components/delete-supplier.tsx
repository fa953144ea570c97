import type { Supplier } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { Loaded } from '../../../kits/data/loaded';
import { useDeleteSupplierMutation, useListSupplierOrdersQuery } from '../../../entities/production/suppliers-api';

/** Names the orders that lose it before it goes. */
export const DeleteSupplier = ({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) => {
  const { t } = useTranslation('preparation');
  const tell = useTell();
  const [remove] = useDeleteSupplierMutation();
  const orders = useListSupplierOrdersQuery({ params: { id: supplier.id } }, { refetchOnMountOrArgChange: true });
  const { title } = supplier;
  const removeIt = async () => {
    await tell(
      remove({ params: { id: supplier.id } }),
      t('suppliers.deleted', { title }),
      t('suppliers.deleteRefused'),
    );
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('suppliers.deleteTitle', { title })}
      action={t('suppliers.delete')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      <Loaded query={orders} skeleton={<p className="bp6-skeleton">…</p>}>
        {({ orders: named, total }) =>
          total === 0
            ? t('suppliers.deleteNone')
            : t('suppliers.deleteOrders', {
                count: total,
                orders: named.map(({ number }) => number).join(', ') + (total > named.length ? '…' : ''),
              })
        }
      </Loaded>
    </ConfirmDialog>
  );
};
