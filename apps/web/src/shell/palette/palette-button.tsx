import { Search } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import './palette-button.css';

/** The search everywhere in a page's bar: looks like its field, opens it. */
export const PaletteButton = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className="palette-button"
      aria-label={t('frame.search')}
      title={t('frame.searchKeys')}
      aria-keyshortcuts="/ Control+K"
      onClick={onOpen}
    >
      <Search size={16} aria-hidden />
      <span className="sp">{t('frame.search')}</span>
      <kbd aria-hidden>/</kbd>
    </button>
  );
};
