import { Button } from '@blueprintjs/core';
import type { CenterProduct, ChangeNotice } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../../entities/product/changes/use-field-text';
import { OldAndNew } from './old-and-new';

interface ChangeNoteProps {
  readonly product: CenterProduct;
  readonly change: ChangeNotice;
  readonly onRead: ((change: ChangeNotice) => void) | undefined;
}

/** What changed of a product, with both drawings, and who has read it at this work center. */
export const ChangeNote = ({ product, change, onRead }: ChangeNoteProps) => {
  const { t } = useTranslation('workCenter');
  const textOf = useFieldText();
  const { must_be_read: mustBeRead, read } = change;
  return (
    <Note tone={mustBeRead ? 'bad' : 'info'} title={t(mustBeRead ? 'change.unread' : 'change.changed')}>
      <p>{change.fields.map(textOf).join(' · ') || t('change.again')}</p>
      <p className="secondary">{[change.user_name, formatMoment(change.at)].filter(Boolean).join(', ')}</p>
      <div className="wc-panel-old-new">
        <OldAndNew product={product} change={change} />
      </div>
      {read && <p>{t('change.readBy', { name: read.user_name, at: formatMoment(read.at) })}</p>}
      {mustBeRead && onRead && (
        <Button text={t('change.read', { position: product.position })} onClick={() => onRead(change)} />
      )}
    </Note>
  );
};
