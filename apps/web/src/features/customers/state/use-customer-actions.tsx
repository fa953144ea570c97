import { Document, Edit, History, MapMarker, People, Share, Trash } from '@blueprintjs/icons';
import type { Customer } from '@mullion/contracts';
import { useCan, useToast, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

export type CustomerDialogState =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'edit' | 'contacts' | 'addresses' | 'templates' | 'links' | 'delete';
      readonly customer: Customer;
    };

/** The actions of one customer. Without a right an alert says so. */
export const useCustomerActions = (
  open: (dialog: CustomerDialogState) => void,
): ((customer: Customer) => readonly RowAction[]) => {
  const { t } = useTranslation(['customers', 'errors', 'templates', 'audit', 'links']);
  const go = useGo();
  const href = usePageHref();
  const shares = useCan({ types: [0, 1, 2, 3] });
  const mayAudit = useCan({ types: [0, 1] });
  const toast = useToast();
  const mayEdit = useCan({ right: 'CA_EDIT', writes: true });
  const mayDelete = useCan({ right: 'CA_DEL', writes: true });
  const refuse = (key: 'no_rights_to_edit_customer' | 'no_rights_to_delete_customer') =>
    toast({ tone: 'bad', message: t(`errors:${key}`) });
  return (customer) => [
    {
      key: 'contacts',
      text: t('customers:action.contacts'),
      icon: <People />,
      onClick: () => open({ kind: 'contacts', customer }),
    },
    {
      key: 'addresses',
      text: t('customers:action.addresses'),
      icon: <MapMarker />,
      onClick: () => open({ kind: 'addresses', customer }),
    },
    {
      key: 'templates',
      text: t('templates:action'),
      icon: <Document />,
      onClick: () => (mayEdit ? open({ kind: 'templates', customer }) : refuse('no_rights_to_edit_customer')),
    },
    ...(shares
      ? [
          {
            key: 'links',
            text: t('links:open.customer'),
            icon: <Share />,
            onClick: () => open({ kind: 'links', customer }),
          },
        ]
      : []),
    ...(mayAudit
      ? [
          {
            key: 'audit',
            text: t('audit:history'),
            icon: <History />,
            href: href(paths.audit('customers', customer.id)),
            onClick: () => go(paths.audit('customers', customer.id)),
          },
        ]
      : []),
    {
      key: 'edit',
      text: t('customers:action.edit'),
      icon: <Edit />,
      onClick: () => (mayEdit ? open({ kind: 'edit', customer }) : refuse('no_rights_to_edit_customer')),
    },
    {
      key: 'delete',
      text: t('customers:action.delete'),
      icon: <Trash />,
      destructive: true,
      onClick: () => (mayDelete ? open({ kind: 'delete', customer }) : refuse('no_rights_to_delete_customer')),
    },
  ];
};
