import { Note, PageFrame, StatusMark } from '@mullion/ui-kit';
import { Tick } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { ScanField } from '../../app/scan/scan-field';
import { ScanProvider } from '../../app/scan/scan-provider';
import { ListeningMark, ScanLog, VerdictPanel } from '../../app/scan/verdict-panel';
import { useStatusChange } from './state/use-status-change';
import '../../app/scan/scan.css';
import './status-change.css';

/** Product statuses by barcode: the target stands on the right, every scan gets it. */
export const StatusChangePage = () => {
  const { t } = useTranslation('scanners');
  const { verdict, log, choices, target, pick, scanned, unsent, unchosen } = useStatusChange();
  return (
    <ScanProvider onScan={scanned}>
      <PageFrame title={t('status.title')} state={<ListeningMark unsent={unsent} />}>
        <div className="scan-page status-change">
          <VerdictPanel verdict={verdict} />
          <div className="scan-side">
            {unchosen && (
              <Note tone="bad" title={t('status.choose_status')}>
                {t('status.choose_statusText')}
              </Note>
            )}
          </div>
          <ScanLog lines={log} empty={t('log.empty')} />
          <section className="scan-list" aria-label={t('status.target')}>
            <h2>{t('status.target')}</h2>
            <div className="status-targets" role="group" aria-label={t('status.target')}>
              {choices.map(({ status, text }) => (
                <button key={status} type="button" aria-pressed={status === target} onClick={() => pick(status)}>
                  <StatusMark status={status} text={text} />
                  {status === target && <Tick className="i" aria-hidden />}
                </button>
              ))}
            </div>
          </section>
          <div className="scan-foot">
            <ScanField label={t('status.field')} />
          </div>
        </div>
      </PageFrame>
    </ScanProvider>
  );
};
