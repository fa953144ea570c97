import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { Camera, Cog } from '@blueprintjs/icons';
import { Note, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUserQuery } from '../reference-api';
import { PaperChanges } from '../papers/paper-changes';
import { PaperFoot } from '../papers/paper-foot';
import { usePaper } from '../papers/use-paper';
import { ScanField } from '../scan/scan-field';
import { ScanProvider, useScan } from '../scan/scan-provider';
import { useAppSelector } from '../store';
import { ScannerDialog } from './scanner-dialog';
import { SoundCheck } from './sound-check';
import type { LogLine, Verdict } from './verdict';
import { ListeningMark, ScanLog, VerdictPanel } from './verdict-panel';
import './terminal.css';
import './verdict.css';
import './scan-log.css';
import './scan-list.css';
import './scan-foot.css';

/** The camera and its decoder are loaded by whoever asks for them. */
const CameraView = lazy(() => import('../scan/camera/camera-view').then((module) => ({ default: module.CameraView })));

const CameraScanner = () => {
  const { take } = useScan();
  return (
    <Suspense fallback={<div className="camera-coming" aria-busy />}>
      <CameraView onCode={take} />
    </Suspense>
  );
};

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
  /** Takes the scan of a log line back. */
  readonly onUndo?: (id: string) => void;
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
  // with the texts of papers: those that come later would hide the page while codes are typed in it
  const { t } = useTranslation(['scanners', 'labels']);
  // a list or a label is looked up wherever it is scanned, and nothing is loaded by it
  const paper = usePaper();
  const { outdated } = paper;
  const durable = useAppSelector((state) => state.outbox.durable);
  const { data: user } = useUserQuery();
  const [camera, setCamera] = useState(false);
  const [settings, setSettings] = useState(false);
  const className = ['scan-page', props.className, camera && 'camera-on'].filter(Boolean).join(' ');
  return (
    <ScanProvider onScan={(code) => void (paper.take(code) || props.onScan(code))}>
      <PageFrame
        title={props.title}
        crumb={props.crumb}
        state={<ListeningMark />}
        actions={
          <>
            <Button
              className="icon-only scanner-settings-button"
              variant="minimal"
              icon={<Cog size={20} />}
              aria-label={t('settings.title')}
              title={t('settings.title')}
              onClick={() => setSettings(true)}
            />
            <Button
              className="icon-only"
              variant="minimal"
              icon={<Camera size={20} />}
              active={camera}
              aria-pressed={camera}
              aria-label={t(camera ? 'camera.close' : 'camera.open')}
              title={t(camera ? 'camera.close' : 'camera.open')}
              onClick={() => setCamera(!camera)}
            />
          </>
        }
        notes={
          <div className="scan-notes">
            {!durable && <Note tone="bad">{t('notDurable')}</Note>}
            <SoundCheck key={user?.id ?? 0} person={String(user?.id ?? '')} />
            {props.notes}
          </div>
        }
      >
        <div className={className}>
          <div className="scan-answered">
            {camera && <CameraScanner />}
            <VerdictPanel verdict={paper.verdict ?? props.verdict} />
          </div>
          <div className="scan-side">{props.side}</div>
          <ScanLog lines={props.log} empty={t('log.empty')} onUndo={props.onUndo} />
          <section className="scan-list" aria-label={outdated ? t('labels:paper.what') : props.listLabel}>
            {outdated ? <PaperChanges paper={outdated} /> : props.list}
          </section>
          <div className="scan-foot">
            <ScanField label={props.field} />
            {outdated ? <PaperFoot paper={outdated} onClose={paper.close} /> : props.footer}
          </div>
        </div>
        {settings && <ScannerDialog onClose={() => setSettings(false)} />}
        {props.children}
      </PageFrame>
    </ScanProvider>
  );
};
