import type { Order, Product } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { StatusHistory } from '../../../app/status/status-history';
import { CommentsDrawer } from './comments-drawer';
import { ProductDialog } from './product-dialog';
import type { useProductMutations } from './use-product-mutations';
import type { ProductDialogState } from './use-product-actions';

interface ProductDialogsProps {
  readonly order: Pick<Order, 'id'>;
  readonly dialog: ProductDialogState;
  readonly mutations: ReturnType<typeof useProductMutations>;
  readonly onClose: () => void;
  /** These products are no more. */
  readonly onRemoved: (products: readonly Product[]) => void;
}

/** The dialog that stands over the products of an order. */
export const ProductDialogs = ({ order, dialog, mutations, onClose, onRemoved }: ProductDialogsProps) => {
  const { t } = useTranslation('orders');
  if (dialog.kind === 'new') return <ProductDialog order={order} product={null} onClose={onClose} />;
  if (dialog.kind === 'edit') return <ProductDialog order={order} product={dialog.product} onClose={onClose} />;
  if (dialog.kind === 'comments') return <CommentsDrawer product={dialog.product} onClose={onClose} />;
  if (!('products' in dialog))
    return <StatusHistory table="products" id={dialog.product.id} name={dialog.product.barcode} onClose={onClose} />;
  const { products } = dialog;
  const [first] = products;
  if (dialog.kind === 'recalculate')
    return (
      <ConfirmDialog
        open
        title={t('products.confirm.recalculateTitle', { count: products.length })}
        action={t('products.action.recalculate')}
        onConfirm={() => mutations.recalculate(products)}
        onClose={onClose}
      >
        {t('products.confirm.recalculateText')}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      destructive
      title={
        products.length === 1 && first
          ? t('products.confirm.deleteOneTitle', { barcode: first.barcode })
          : t('products.confirm.deleteTitle', { count: products.length })
      }
      action={t('products.confirm.delete', { count: products.length })}
      onConfirm={async () => onRemoved(await mutations.remove(products))}
      onClose={onClose}
    >
      {t('products.confirm.deleteText')}
    </ConfirmDialog>
  );
};
