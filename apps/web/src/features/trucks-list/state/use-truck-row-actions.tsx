import { Barcode, Document, Edit, Endorsed, History, Trash, Truck as TruckIcon } from '@blueprintjs/icons';
import { truckStatus, type Truck } from '@mullion/contracts';
import { useCan, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { hasLeft } from '../../../entities/truck/departure';
import { usePrintTrucks } from '../../../entities/truck/use-print-trucks';

export type TruckDialogState =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'history' | 'delete'; readonly truck: Truck }
  | { readonly kind: 'status'; readonly truck: Truck; readonly target: number };

/** The actions of one truck: floor, scanner from status 1, PDF, history, edit, delete. */
export const useTruckRowActions = (
  open: (dialog: TruckDialogState) => void,
): ((truck: Truck) => readonly RowAction[]) => {
  const { t } = useTranslation('trucks');
  const go = useGo();
  const href = usePageHref();
  const print = usePrintTrucks();
  const writes = useCan({ writes: true });
  return (truck) => {
    const all: readonly (RowAction | false)[] = [
      {
        key: 'floor',
        text: t('action.floor'),
        icon: <TruckIcon />,
        href: href(paths.truck(truck.id)),
        onClick: () => go(paths.truck(truck.id)),
      },
      writes &&
        truck.status >= truckStatus.planned && {
          key: 'load',
          text: t('action.load'),
          icon: <Barcode />,
          href: href(paths.truckScanner(truck.id)),
          onClick: () => go(paths.truckScanner(truck.id)),
        },
      { key: 'pdf', text: t('action.pdf'), icon: <Document />, onClick: () => void print([truck]) },
      hasLeft(truck) && {
        key: 'evidence',
        text: t('action.evidence'),
        icon: <Endorsed />,
        href: href(paths.evidence(truck.id, truck.departure)),
        onClick: () => go(paths.evidence(truck.id, truck.departure)),
      },
      { key: 'history', text: t('action.history'), icon: <History />, onClick: () => open({ kind: 'history', truck }) },
      writes && { key: 'edit', text: t('action.edit'), icon: <Edit />, onClick: () => open({ kind: 'edit', truck }) },
      writes && {
        key: 'delete',
        text: t('action.delete'),
        icon: <Trash />,
        destructive: true,
        disabledBecause: hasLeft(truck) ? t('refused.left') : truck.can.remove ? undefined : t('page.departing'),
        onClick: () => open({ kind: 'delete', truck }),
      },
    ];
    return all.filter((action) => action !== false);
  };
};
