import { useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { code128 } from 'bwip-js/browser';
import { useTranslation } from 'react-i18next';
import './badge-card.css';

const HEIGHT_MM = 14;

/** A badge that was just made: its name and code, to be printed at once, because the code is kept nowhere. */
export const BadgeCard = ({ code, name }: { readonly code: string; readonly name: string }) => {
  const { t } = useTranslation('terminals');
  const canvas = useMemo(
    () => (element: HTMLCanvasElement | null) => {
      if (element) code128(element, { bcid: 'code128', text: code, scale: 4, height: HEIGHT_MM, includetext: false });
    },
    [code],
  );
  return (
    <>
      <Note tone="warn">{t('access.badgeOnce')}</Note>
      <figure className="badge-card paper">
        <figcaption>{name}</figcaption>
        <canvas ref={canvas} role="img" aria-label={code} />
        <code>{code}</code>
      </figure>
      <p className="row">
        <Button icon={<Print />} intent="primary" text={t('access.print')} onClick={() => print()} />
      </p>
    </>
  );
};
