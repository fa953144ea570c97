import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { ENROL_MINUTES, type TerminalCode } from '@mullion/contracts';
import { focusReturn, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePageHref } from '../../../app/language';
import { paths } from '../../../app/paths';
import './code-dialog.css';

/** The code that enrols a terminal, shown once, with the address to enter it at. */
export const CodeDialog = ({ made, onClose }: { readonly made: TerminalCode; readonly onClose: () => void }) => {
  const { t } = useTranslation(['terminals', 'common']);
  const href = usePageHref();
  const address = `${location.origin}${href(paths.terminal())}`;
  return (
    <Dialog isOpen title={t('terminals:code.title', { name: made.name })} onClose={onClose} {...focusReturn}>
      <DialogBody>
        {made.code === null ? (
          <Note tone="bad">{t('terminals:code.lost')}</Note>
        ) : (
          <>
            <p>{t('terminals:code.text', { minutes: ENROL_MINUTES })}</p>
            <dl className="terminal-code">
              <dt>{t('terminals:code.address')}</dt>
              <dd>{address}</dd>
              <dt>{t('terminals:code.code')}</dt>
              <dd>
                <output aria-label={t('terminals:code.code')}>{made.code.replace(/^..../, '$&-')}</output>
              </dd>
            </dl>
            {made.enrolled_at !== null && <p className="secondary">{t('terminals:code.replaces')}</p>}
          </>
        )}
      </DialogBody>
      <DialogFooter actions={<Button text={t('common:action.close')} onClick={onClose} />} />
    </Dialog>
  );
};
