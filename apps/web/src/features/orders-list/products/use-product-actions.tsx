import { Comment, Duplicate, Edit, History, Tag, Trash } from '@blueprintjs/icons';
import type { Product } from '@mullion/contracts';
import { useCan, useToast, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { StatusOutcome } from '../components/refused-rows';

export type ProductDialogState =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'copy' | 'comments' | 'history'; readonly product: Product }
  | { readonly kind: 'status'; readonly products: readonly Product[]; readonly target: number }
  | ({ readonly kind: 'refused'; readonly target: number } & StatusOutcome)
  | { readonly kind: 'delete' | 'recalculate'; readonly products: readonly Product[] };

/**
 * The actions of one product; without OP_DEL deleting says so, `locked` says why editing is not possible; the read-only
 * type has no such buttons.
 */
export const useProductActions = (
  open: (dialog: ProductDialogState) => void,
  printLabels: (products: readonly Product[]) => void,
  locked: string | undefined,
) => {
  const { t } = useTranslation(['orders', 'labels']);
  const toast = useToast();
  const writes = useCan({ writes: true });
  const mayDelete = useCan({ right: 'OP_DEL' });
  const askDelete = (products: readonly Product[]) =>
    mayDelete
      ? open({ kind: 'delete', products })
      : toast({ tone: 'bad', message: t('products.refused.no_right_to_delete_product') });
  const actionsOf = (product: Product): readonly RowAction[] => {
    const all: readonly (RowAction | false)[] = [
      writes && {
        key: 'edit',
        text: t('products.action.edit'),
        icon: <Edit />,
        ...(locked ? { disabledBecause: locked } : {}),
        onClick: () => open({ kind: 'edit', product }),
      },
      writes && {
        key: 'copy',
        text: t('products.action.copy'),
        icon: <Duplicate />,
        ...(locked ? { disabledBecause: locked } : {}),
        onClick: () => open({ kind: 'copy', product }),
      },
      {
        key: 'comments',
        text: t('products.action.comments'),
        icon: <Comment />,
        onClick: () => open({ kind: 'comments', product }),
      },
      {
        key: 'history',
        text: t('action.history'),
        icon: <History />,
        onClick: () => open({ kind: 'history', product }),
      },
      writes && { key: 'label', text: t('labels:print.action'), icon: <Tag />, onClick: () => printLabels([product]) },
      writes && {
        key: 'delete',
        text: t('products.action.delete'),
        icon: <Trash />,
        destructive: true,
        onClick: () => askDelete([product]),
      },
    ];
    return all.filter((action) => action !== false);
  };
  return { actionsOf, askDelete };
};
