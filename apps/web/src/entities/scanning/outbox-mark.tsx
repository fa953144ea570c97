import { useState } from 'react';
import { CloudUpload } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { useAppSelector } from '../../kits/api/store';
import { selectOutbox } from './outbox-slice';
import { OutboxDrawer } from './outbox-drawer';
import './outbox.css';

/** What waits for the server, or was refused by it, as a count in every page's bar; pressed it shows the list. */
export const OutboxMark = () => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { waiting, refused, durable } = useAppSelector(selectOutbox);
  const isEmpty = waiting.length === 0 && refused.length === 0;
  if (isEmpty && durable && !open) return null;
  const name = [
    ...(waiting.length > 0 ? [t('outbox.waiting', { count: waiting.length })] : []),
    ...(refused.length > 0 ? [t('outbox.refused', { count: refused.length })] : []),
    ...(durable ? [] : [t('outbox.notDurable')]),
  ].join(', ');
  return (
    <>
      <button
        type="button"
        className={`tag outbox-mark ${refused.length > 0 ? 'bad' : 'warn'}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CloudUpload className="i" size={14} aria-hidden />
        <span className="outbox-count" aria-hidden>
          {isEmpty ? '!' : formatNumber(waiting.length + refused.length, language)}
        </span>
        <span className="outbox-name">{name || t('outbox.empty')}</span>
      </button>
      <OutboxDrawer open={open} onClose={() => setOpen(false)} />
    </>
  );
};
