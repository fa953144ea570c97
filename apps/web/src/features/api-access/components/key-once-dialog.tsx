import { useState } from 'react';
import { Button, Checkbox, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { API_KEY_PER_MINUTE, type MadeApiKey } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { focusReturn, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button';
import { ScopeTags } from './scope-tags';

/** A new key, shown once: the dialog closes only after a tick that it was kept. */
export const KeyOnceDialog = ({ made, onClose }: { readonly made: MadeApiKey; readonly onClose: () => void }) => {
  const { t } = useTranslation(['apiAccess', 'common']);
  const [kept, setKept] = useState(made.key === null);
  return (
    <Dialog
      isOpen
      title={t('once.title', { name: made.name })}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      {...focusReturn}
    >
      <DialogBody>
        {made.key === null ? (
          <Note tone="bad">{t('once.lost')}</Note>
        ) : (
          <>
            <Note tone="warn" title={t('once.only')}>
              {t('once.onlyText')}
            </Note>
            <p className="lab key-once-label">{t('once.key')}</p>
            <div className="key-once">
              <code aria-label={t('once.key')}>{made.key}</code>
              <CopyButton text={made.key} primary />
            </div>
          </>
        )}
        <dl className="key-facts">
          <div>
            <dt>{t('keys.column.scopes')}</dt>
            <dd>
              <ScopeTags scopes={made.scopes} />
            </dd>
          </div>
          <div>
            <dt>{t('once.limit')}</dt>
            <dd>{t('once.limitText', { count: API_KEY_PER_MINUTE })}</dd>
          </div>
          <div>
            <dt>{t('keys.column.expires')}</dt>
            <dd>
              {made.expires_at === null ? t('keys.noEnd') : formatDate(new Date(Date.parse(made.expires_at) - 1))}
            </dd>
          </div>
        </dl>
      </DialogBody>
      <DialogFooter actions={<Button text={t('common:action.close')} disabled={!kept} onClick={onClose} />}>
        {made.key !== null && (
          <Checkbox
            checked={kept}
            label={t('once.written')}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
        )}
      </DialogFooter>
    </Dialog>
  );
};
