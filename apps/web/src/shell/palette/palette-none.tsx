import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import { useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { paths } from '../../entities/pages/paths';
import type { PaletteItems } from './use-palette-items';

interface PaletteNoneProps extends Pick<PaletteItems, 'isSearched' | 'missing'> {
  readonly text: string;
  readonly onOpen: (path: string) => void;
}

const FOUND_KINDS = ['orders', 'products', 'customers', 'pallets', 'trucks'] as const;

/** Nothing found: what was looked through, what was not, and the next step. */
export const PaletteNone = ({ text, isSearched, missing, onOpen }: PaletteNoneProps) => {
  const { t } = useTranslation('palette');
  const mayCreate = useCan({ writes: true });
  const mayCustomers = useCan({ right: 'CA_NEW' });
  const looked = FOUND_KINDS.filter((kind) => !missing.includes(kind) && (kind !== 'customers' || mayCustomers));
  const name = (kinds: readonly (typeof FOUND_KINDS)[number][]) => kinds.map((kind) => t(`of.${kind}`)).join(', ');
  return (
    <div className="palette-none" role="status">
      <h2>{t('none.title', { text: text.trim() })}</h2>
      {isSearched && looked.length > 0 && <p>{t('none.looked', { kinds: name(looked) })}</p>}
      {!isSearched && <p>{t('none.names')}</p>}
      {isSearched && missing.length > 0 && <p className="bad">{t('missing', { kinds: name(missing) })}</p>}
      {isSearched && looked.length > 0 && <p className="muted">{t('none.how')}</p>}
      {isSearched && mayCreate && (
        <Button icon={<Plus />} text={t('action.newOrder')} onClick={() => onOpen(`${paths.orders()}?dialog=new`)} />
      )}
    </div>
  );
};
