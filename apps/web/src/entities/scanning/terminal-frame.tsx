import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { Camera, Cog } from '@blueprintjs/icons';
import { Note, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { BackOnline } from '../conflicts/back-online';
import { useOwnConflicts } from './use-own-conflicts';
import { NewVersion } from '../../kits/installed/new-version';
import { ConnectionMark } from '../../kits/data/connection-mark';
import { useUserQuery } from '../reference/reference-api';
import { PaperChanges } from '../papers/paper-changes';
import { PaperFoot } from '../papers/paper-foot';
import { usePaper } from '../papers/use-paper';
import { ScanField } from '../../kits/scan/scan-field';
import { ScanProvider, useScan } from '../../kits/scan/scan-provider';
import { useAppSelector } from '../../kits/api/store';
import { selectOutbox } from './outbox-slice';
import { ScannerDialog } from '../../kits/terminal/scanner-dialog';
import { SoundCheck } from '../../kits/terminal/sound-check';
import type { LogLine, Verdict } from '../../kits/terminal/verdict';
import { ListeningMark, ScanLog, VerdictPanel } from '../../kits/terminal/verdict-panel';
import '../../kits/terminal/terminal.css';
import '../../kits/terminal/verdict.css';
import '../../kits/terminal/scan-log.css';
import '../../kits/terminal/scan-list.css';
import '../../kits/terminal/scan-foot.css';

/** The camera and its decoder are loaded by whoever asks for them. */
const CameraView = lazy(() =>
  import('../../kits/scan/camera/camera-view').then((module) => ({ default: module.CameraView })),
);

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
  /** Something is being loaded: no new version takes over by itself. */
  readonly isLoading?: boolean;
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** A page for the shop floor: verdict, what it is about, log, list, and at the bottom the field and the main action. */
export const TerminalFrame = (props: TerminalFrameProps) => {
  // with the texts of papers: those that come later would hide the page while codes are typed in it
  const { t } = useTranslation(['scanners', 'conflicts', 'labels']);
  const own = useOwnConflicts();
  // a list or a label is looked up wherever it is scanned, and nothing is loaded by it
  const paper = usePaper();
  const { outdated } = paper;
  const durable = useAppSelector((state) => selectOutbox(state).durable);
  const waiting = useAppSelector((state) => selectOutbox(state).waiting.length);
  const { data: user } = useUserQuery();
  const [camera, setCamera] = useState(false);
  const [settings, setSettings] = useState(false);
  // the verdict is painted first; where two hundred answers come within seconds, drawing and list follow the last of
  // them, not each
  const side = useDeferredValue(props.side);
  const list = useDeferredValue(props.list);
  const className = ['scan-page', props.className, camera && 'camera-on', outdated && 'paper-shown']
    .filter(Boolean)
    .join(' ');
  return (
    <ScanProvider
      onScan={(code) => {
        own.hide();
        if (!paper.take(code)) props.onScan(code);
      }}
    >
      <PageFrame
        title={props.title}
        crumb={props.crumb}
        state={
          <>
            <ConnectionMark />
            <ListeningMark />
          </>
        }
        actions={
          <>
            <Button
              className="icon-only scanner-settings-button"
              variant="minimal"
              icon={<Cog size={20} />}
              aria-label={t('scanners:settings.title')}
              title={t('scanners:settings.title')}
              onClick={() => setSettings(true)}
            />
            <Button
              className="icon-only"
              variant="minimal"
              icon={<Camera size={20} />}
              active={camera}
              aria-pressed={camera}
              aria-label={t(camera ? 'scanners:camera.close' : 'scanners:camera.open')}
              title={t(camera ? 'scanners:camera.close' : 'scanners:camera.open')}
              onClick={() => setCamera(!camera)}
            />
          </>
        }
        notes={
          <div className="scan-notes">
            <NewVersion waiting={waiting} isLoading={props.isLoading ?? false} />
            {!own.isShown && own.total > 0 && (
              <div className="conflicts-line">
                <Note tone="warn" actions={<Button text={t('conflicts:back.show')} onClick={own.show} />}>
                  {t('conflicts:back.line', { count: own.total })}
                </Note>
              </div>
            )}
            {!durable && <Note tone="bad">{t('scanners:notDurable')}</Note>}
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
          {own.isShown && (
            <BackOnline conflicts={own.conflicts} total={own.total} since={own.since} onGoOn={own.hide} />
          )}
          <div className="scan-side">{side}</div>
          <ScanLog lines={props.log} empty={t('scanners:log.empty')} onUndo={props.onUndo} />
          <section className="scan-list" aria-label={outdated ? t('labels:paper.what') : props.listLabel} tabIndex={0}>
            {outdated ? <PaperChanges paper={outdated} /> : list}
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
