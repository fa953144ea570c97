import { Cube, Edit, EyeOpen, History, Trash } from '@blueprintjs/icons';
import type { Pallet } from '@mullion/contracts';
import { useCan, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useGo, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

/** What is open above the list. */
export type PalletDialog = { readonly kind: 'quick' | 'history' | 'edit'; readonly pallet: Pallet };

interface Opening {
  readonly open: (dialog: PalletDialog) => void;
  readonly remove: (pallet: Pallet) => void;
}

/** The actions of one pallet: view packing, quick view, status changes, edit, delete. */
export const usePalletRowActions = ({ open, remove }: Opening): ((pallet: Pallet) => readonly RowAction[]) => {
  const { t } = useTranslation(['pallet', 'common', 'errors']);
  const go = useGo();
  const href = usePageHref();
  const writes = useCan({ writes: true });
  const mayDelete = useCan({ writes: true, right: 'TP_EDIT' });
  const stays = (pallet: Pallet): string | undefined => {
    if (pallet.can.remove) return undefined;
    if (!mayDelete) return t('errors:no_rights_to_delete_pallet');
    return t(pallet.truck_id === null ? 'rule.pallet_locked' : 'rule.pallet_on_truck');
  };
  return (pallet) => {
    const all: readonly (RowAction | false)[] = [
      {
        key: 'view',
        text: t('list.view'),
        icon: <Cube />,
        href: href(paths.pallet(pallet.id)),
        onClick: () => go(paths.pallet(pallet.id)),
      },
      { key: 'quick', text: t('list.quickView'), icon: <EyeOpen />, onClick: () => open({ kind: 'quick', pallet }) },
      {
        key: 'history',
        text: t('common:status.history'),
        icon: <History />,
        onClick: () => open({ kind: 'history', pallet }),
      },
      writes && {
        key: 'edit',
        text: t('common:action.edit'),
        icon: <Edit />,
        onClick: () => open({ kind: 'edit', pallet }),
      },
      writes && {
        key: 'delete',
        text: t('remove.action'),
        icon: <Trash />,
        destructive: true,
        disabledBecause: stays(pallet),
        onClick: () => remove(pallet),
      },
    ];
    return all.filter((action) => action !== false);
  };
};
