import type { ReactNode } from 'react';
import { Note, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ScanField } from '../scan/scan-field';
import { ScanProvider } from '../scan/scan-provider';
import { useAppSelector } from '../store';
import type { LogLine, Verdict } from './verdict';
import { ListeningMark, ScanLog, VerdictPanel } from './verdict-panel';
import './terminal.css';
import './verdict.css';
import './scan-log.css';
import './scan-list.css';
import './scan-foot.css';

interface TerminalFrameProps {
  readonly title: string;
  readonly crumb?: ReactNode;
  readonly notes?: ReactNode;
  readonly className?: string;
  readonly verdict: Verdict;
  readonly log: readonly LogLine[];
  /** What the field asks for. */
  readonly field: string;
  /** A finished code, from whichever source: keys, a paste, a soft keyboard; a camera fills the field likewise. */
  readonly onScan: (code: string) => void;
  /** Beside the verdict: drawing, figures. */
  readonly side?: ReactNode;
  readonly listLabel: string;
  readonly list: ReactNode;
  /** Below the field: the one main action. */
  readonly footer?: ReactNode;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** A page for the shop floor: verdict, what it is about, log, list, and at the bottom the field and the main action. */
export const TerminalFrame = (props: TerminalFrameProps) => {
  const { t } = useTranslation('scanners');
  const durable = useAppSelector((state) => state.outbox.durable);
  return (
    <ScanProvider onScan={props.onScan}>
      <PageFrame
        title={props.title}
        crumb={props.crumb}
        state={<ListeningMark />}
        notes={
          <div className="scan-notes">
            {!durable && <Note tone="bad">{t('notDurable')}</Note>}
            {props.notes}
          </div>
        }
      >
        <div className={props.className ? `scan-page ${props.className}` : 'scan-page'}>
          <VerdictPanel verdict={props.verdict} />
          <div className="scan-side">{props.side}</div>
          <ScanLog lines={props.log} empty={t('log.empty')} />
          <section className="scan-list" aria-label={props.listLabel}>
            {props.list}
          </section>
          <div className="scan-foot">
            <ScanField label={props.field} />
            {props.footer}
          </div>
        </div>
        {props.children}
      </PageFrame>
    </ScanProvider>
  );
};
