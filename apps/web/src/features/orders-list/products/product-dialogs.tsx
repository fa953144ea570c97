import type { Order, Product } from '@mullion/contracts';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { StatusHistory } from '../../../entities/status/status-history';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { RefusedRows } from '../components/refused-rows';
import { CommentsDrawer } from './comments-drawer';
import { alikeOf } from './product-form';
import { ProductDialog } from './product-dialog';
import type { useProductMutations } from './use-product-mutations';
import type { ProductDialogState } from './use-product-actions';

interface ProductDialogsProps {
  readonly order: Pick<Order, 'id'> & { readonly products: readonly Product[] };
  readonly dialog: ProductDialogState;
  readonly mutations: ReturnType<typeof useProductMutations>;
  readonly onOpen: (dialog: ProductDialogState) => void;
  readonly onClose: () => void;
  /** These products are no more. */
  readonly onRemoved: (products: readonly Product[]) => void;
}

/** The dialog that stands over the products of an order. */
export const ProductDialogs = ({ order, dialog, mutations, onOpen, onClose, onRemoved }: ProductDialogsProps) => {
  const { t } = useTranslation('orders');
  if (dialog.kind === 'new') return <ProductDialog order={order} product={null} onClose={onClose} />;
  if (dialog.kind === 'copy')
    return (
      <ProductDialog
        order={order}
        product={null}
        copied={dialog.product}
        alike={alikeOf(dialog.product, order.products)}
        onClose={onClose}
      />
    );
  if (dialog.kind === 'edit') return <ProductDialog order={order} product={dialog.product} onClose={onClose} />;
  if (dialog.kind === 'comments') return <CommentsDrawer product={dialog.product} onClose={onClose} />;
  if (dialog.kind === 'refused') return <RefusedRows table="products" {...dialog} onClose={onClose} />;
  if (!('products' in dialog))
    return <StatusHistory table="products" id={dialog.product.id} name={dialog.product.barcode} onClose={onClose} />;
  const { products } = dialog;
  const [first] = products;
  if (dialog.kind === 'status') {
    const { target } = dialog;
    const change = async () => {
      const outcome = await mutations.changeStatus(products, target);
      if (outcome && outcome.refused.length > 0) onOpen({ kind: 'refused', target, ...outcome });
    };
    return <ConfirmProductStatus products={products} target={target} onConfirm={change} onClose={onClose} />;
  }
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

interface ConfirmProductStatusProps {
  readonly products: readonly Product[];
  readonly target: number;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Names the target, and how many of the chosen products will get it. */
const ConfirmProductStatus = ({ products, target, onConfirm, onClose }: ConfirmProductStatusProps) => {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusNames('products');
  const status = nameOf(target);
  const count = products.filter((product) => product.status !== target).length;
  return (
    <ConfirmDialog
      open
      title={t('products.bulk.title', { count, status })}
      action={t('confirm.statusAction', { status })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('products.bulk.text')}
    </ConfirmDialog>
  );
};
