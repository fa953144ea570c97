import { useEffect, useRef } from 'react';
import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { mayApply } from './rules/may-apply';
import { applyVersion, installWorker, useVersionWaiting } from './worker-state';

const LOOK_MS = 10_000;
const USES = ['keydown', 'pointerdown', 'paste'] as const;

interface NewVersionProps {
  /** How much of what was done here the server has not taken yet. */
  readonly waiting: number;
  /** Somebody is in the middle of something. */
  readonly isLoading: boolean;
}

/** One quiet line on a terminal: a new version is here. Pressed it takes over; by itself only while nobody works. */
export const NewVersion = ({ waiting, isLoading }: NewVersionProps) => {
  const { t } = useTranslation('scanners');
  const isWaiting = useVersionWaiting();
  const used = useRef(Date.now());
  useEffect(installWorker, []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const use = () => void (used.current = Date.now());
    for (const kind of USES) addEventListener(kind, use, true);
    const timer = setInterval(() => {
      if (mayApply({ waiting, isLoading, lastUsedAt: used.current, now: Date.now() })) void applyVersion();
    }, LOOK_MS);
    return () => {
      for (const kind of USES) removeEventListener(kind, use, true);
      clearInterval(timer);
    };
  }, [isWaiting, waiting, isLoading]);
  if (!isWaiting) return null;
  return (
    <p className="new-version" role="status">
      {t('version.waiting')}
      <Button variant="minimal" text={t('version.apply')} disabled={waiting > 0} onClick={() => void applyVersion()} />
    </p>
  );
};
