import { useState } from 'react';
import { TextArea } from '@blueprintjs/core';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { pastedRows, tableOfClipboard, type PastedRows } from '../../../entities/order/pasted-rows';

/** Takes rows that were copied in a spreadsheet. */
export const PasteSource = ({ pasted }: { readonly pasted: PastedRows }) => {
  const { t } = useTranslation(['imports', 'orders']);
  const [isOther, setOther] = useState(false);
  return (
    <div className="wide">
      <TextArea
        fill
        autoFocus
        rows={5}
        value=""
        aria-label={t('imports:paste.field')}
        placeholder={t('imports:paste.field')}
        onChange={() => undefined}
        onPaste={(event) => {
          event.preventDefault();
          const { clipboardData: data } = event;
          const name = t('orders:products.paste.name');
          const table = tableOfClipboard(data.getData('text/html'), data.getData('text/plain'), name);
          setOther(table === null);
          if (table !== null) pastedRows.set({ ...pasted, table });
        }}
      />
      <p className="help">{t('imports:paste.help')}</p>
      {isOther && <Note tone="warn">{t('imports:paste.none')}</Note>}
    </div>
  );
};
