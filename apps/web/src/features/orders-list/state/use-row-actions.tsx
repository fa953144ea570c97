import { Box, Comparison, Cube, Duplicate, Edit, History, TimelineEvents, Trash } from '@blueprintjs/icons';
import { orderNumber, type Order } from '@mullion/contracts';
import { useCan, useToast, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import type { RefusedRow } from '../components/refused-rows';

export type OrderDialogState =
  | { readonly kind: 'edit'; readonly order: Order }
  | { readonly kind: 'copy'; readonly order: Order }
  | { readonly kind: 'history'; readonly order: Order }
  | { readonly kind: 'delete'; readonly orders: readonly Order[] }
  | { readonly kind: 'production'; readonly orders: readonly Order[] }
  | { readonly kind: 'status'; readonly orders: readonly Order[]; readonly target: number }
  | { readonly kind: 'date'; readonly orders: readonly Order[] }
  | {
      readonly kind: 'refused';
      readonly target: number;
      readonly changed: number;
      readonly refused: readonly RefusedRow[];
    }
  | { readonly kind: 'new' };

interface RowActionsInput {
  readonly open: (dialog: OrderDialogState) => void;
  readonly plan: (orders: readonly Order[]) => void;
}

/** The actions of one order. Without a right an alert says so; the read-only type has no such buttons. */
export const useOrderRowActions = ({ open, plan }: RowActionsInput): ((order: Order) => readonly RowAction[]) => {
  const { t } = useTranslation(['orders', 'audit', 'timeline']);
  const go = useGo();
  const href = usePageHref();
  const toast = useToast();
  const writes = useCan({ writes: true });
  const mayEdit = useCan({ right: 'OP_EDIT' });
  const mayAudit = useCan({ types: [0, 1] });
  const mayDelete = useCan({ right: 'OP_DEL' });
  const refuse = (key: 'no_right_to_edit_order' | 'no_right_to_delete') =>
    toast({ tone: 'bad', message: t(`refused.${key}`) });
  return (order) => {
    const number = orderNumber(order);
    const all: readonly (RowAction | false)[] = [
      {
        key: 'products',
        text: t('action.products'),
        icon: <Cube />,
        href: href(paths.products(order.id)),
        onClick: () => go(paths.products(order.id)),
      },
      writes && {
        key: 'plan',
        text: t('action.plan'),
        icon: <Box />,
        href: href(paths.planning([number])),
        onClick: () => plan([order]),
      },
      writes && {
        key: 'edit',
        text: t('action.edit'),
        icon: <Edit />,
        onClick: () => (mayEdit ? open({ kind: 'edit', order }) : refuse('no_right_to_edit_order')),
      },
      writes && {
        key: 'copy',
        text: t('action.copy'),
        icon: <Duplicate />,
        inMenuOnly: true,
        onClick: () => open({ kind: 'copy', order }),
      },
      {
        key: 'timeline',
        text: t('timeline:open'),
        icon: <TimelineEvents />,
        href: href(paths.orderTimeline(order.id)),
        onClick: () => go(paths.orderTimeline(order.id)),
      },
      { key: 'history', text: t('action.history'), icon: <History />, onClick: () => open({ kind: 'history', order }) },
      mayAudit && {
        key: 'audit',
        text: t('audit:history'),
        icon: <Comparison />,
        href: href(paths.audit('orders', order.id)),
        onClick: () => go(paths.audit('orders', order.id)),
      },
      writes && {
        key: 'delete',
        text: t('action.delete'),
        icon: <Trash />,
        destructive: true,
        onClick: () => (mayDelete ? open({ kind: 'delete', orders: [order] }) : refuse('no_right_to_delete')),
      },
    ];
    return all.filter((action) => action !== false);
  };
};
