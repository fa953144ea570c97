import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import type { Problem } from '@mullion/contracts';
import { Note, ProblemNote, SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { productDrawing } from '../../../entities/product/product-drawing';
import { asProblem } from '../../../kits/api/as-problem';
import { useAskForNewLinkMutation } from '../api/shared-api';
import { OutsideFrame } from '../../../kits/outside/outside-frame';

const DRAWN = { widthMm: 1400, heightMm: 1300, category: 1 } as const;
const ROOM = { widthPx: 110, heightPx: 100, theme: 'screen' } as const;

/** The link opens nothing: closed and unknown ones look alike; who holds an expired one may ask for another. */
export const LinkRefused = ({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) => {
  const { t } = useTranslation('shared');
  if (problem.code === 'link.expired') return <Expired until={String(problem.params?.until ?? '')} />;
  if (problem.code === 'link.closed')
    return (
      <OutsideFrame title={t('closed.title')} company={null}>
        <Pane />
        <h1>{t('closed.title')}</h1>
        <p className="outside-lead">{t('closed.text')}</p>
      </OutsideFrame>
    );
  return (
    <OutsideFrame title={t('failed')} company={null}>
      {problem.code === 'too_many_requests' ? (
        <Note tone="warn">{t('tooMany')}</Note>
      ) : (
        <ProblemNote problem={problem} title={t('failed')} onRetry={onRetry} />
      )}
    </OutsideFrame>
  );
};

const Pane = () => (
  <SvgDrawing className="outside-pane" label="" drawing={productDrawing(DRAWN, { ...ROOM, name: '' })} />
);

const Expired = ({ until }: { readonly until: string }) => {
  const { t } = useTranslation('shared');
  const [ask, asking] = useAskForNewLinkMutation();
  const [refused, setRefused] = useState<Problem | null>(null);
  const send = async () => setRefused(asProblem((await ask()).error) ?? null);
  return (
    <OutsideFrame title={t('expired.title')} company={null}>
      <Pane />
      <h1>{t('expired.title')}</h1>
      <p className="outside-lead">{t('expired.text', { date: until })}</p>
      {asking.isSuccess ? (
        <Note tone="ok">{t('expired.asked')}</Note>
      ) : (
        <Button
          className="outside-button"
          intent="primary"
          text={t('expired.ask')}
          loading={asking.isLoading}
          onClick={() => void send()}
        />
      )}
      {refused && <ProblemNote problem={refused} title={t('failed')} />}
    </OutsideFrame>
  );
};
