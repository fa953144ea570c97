import { Note, StatusMark } from '@mullion/ui-kit';
import { Tick } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { TerminalFrame } from '../../entities/scanning/terminal-frame';
import { useStatusChange } from './state/use-status-change';
import './status-change.css';

/** Product statuses by barcode: the target stands on the right, every scan gets it. */
export const StatusChangePage = () => {
  const { t } = useTranslation(['scanners', 'conflicts']);
  const { verdict, log, undo, choices, query, target, pick, scanned, unchosen } = useStatusChange();
  return (
    <TerminalFrame
      title={t('status.title')}
      className="status-change"
      verdict={verdict}
      log={log}
      field={t('status.field')}
      onScan={scanned}
      onUndo={undo}
      side={
        unchosen && (
          <Note tone="bad" title={t('status.choose_status')}>
            {t('status.choose_statusText')}
          </Note>
        )
      }
      listLabel={t('status.target')}
      list={
        <>
          <h2>{t('status.target')}</h2>
          <Loaded
            query={query}
            failed={t('status.targetsFailed')}
            skeleton={<div className="status-targets bp6-skeleton" />}
          >
            {() => (
              <div className="status-targets" role="group" aria-label={t('status.target')}>
                {choices.map(({ status, text }) => (
                  <button key={status} type="button" aria-pressed={status === target} onClick={() => pick(status)}>
                    <StatusMark status={status} text={text} />
                    {status === target && <Tick className="i" aria-hidden />}
                  </button>
                ))}
              </div>
            )}
          </Loaded>
        </>
      }
    />
  );
};
