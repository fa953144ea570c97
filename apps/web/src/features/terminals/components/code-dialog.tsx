import { lazy, Suspense } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { ENROL_MINUTES, type TerminalCode } from '@mullion/contracts';
import { focusReturn, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { enrolAddress } from '../../../entities/device/enrol-address';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import './code-dialog.css';

const QR_PX = 200;
/** The library that draws codes is loaded with the dialog. */
const QrCode = lazy(() => import('../../../entities/codes/qr-code').then((module) => ({ default: module.QrCode })));

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
            <div className="terminal-qr">
              <Suspense fallback={<span className="bp6-skeleton" style={{ width: QR_PX, height: QR_PX }} />}>
                <QrCode text={enrolAddress(address, made.code)} label={t('terminals:code.qr')} widthPx={QR_PX} />
              </Suspense>
              <p className="secondary">{t('terminals:code.qrText')}</p>
            </div>
            {made.enrolled_at !== null && <p className="secondary">{t('terminals:code.replaces')}</p>}
          </>
        )}
      </DialogBody>
      <DialogFooter actions={<Button text={t('common:action.close')} onClick={onClose} />} />
    </Dialog>
  );
};
