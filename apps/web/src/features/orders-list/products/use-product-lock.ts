import type { Order } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

/** Why the products of an order may not be made or edited; undefined: they may, or the order is not read yet. */
export const useProductLock = (order: Pick<Order, 'can'> | undefined): string | undefined => {
  const { t } = useTranslation('errors');
  const mayEdit = useCan({ right: 'PR_EDIT' });
  if (!order || order.can.edit_products) return undefined;
  return t(mayEdit ? 'product.departed' : 'no_right_to_edit_product');
};
