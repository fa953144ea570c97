import { Changes } from '@blueprintjs/icons';
import type { CenterProduct } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../../entities/product/changes/use-field-text';

/** That a product has changed while it was made, and whether that was read here. */
export const ChangeTag = ({ product: { change } }: { readonly product: CenterProduct }) => {
  const { t } = useTranslation('workCenter');
  const textOf = useFieldText();
  if (!change) return null;
  return (
    <span className={`tag wc-changed ${change.must_be_read ? 'bad' : ''}`} title={change.fields.map(textOf).join(', ')}>
      <Changes className="i" size={12} aria-hidden />
      {t(change.must_be_read ? 'change.unread' : 'change.changed')}
    </span>
  );
};
