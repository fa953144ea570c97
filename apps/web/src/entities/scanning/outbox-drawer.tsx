import { Button } from '@blueprintjs/core';
import { formatMomentSeconds } from '@mullion/i18n';
import { Note, SideDrawer, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../kits/api/store';
import { selectOutbox } from './outbox-slice';
import { useStatusNames } from '../status/use-statuses';
import type { Act, Kept } from './acts';
import { markSeen } from './outbox';

interface OutboxDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every act that the server has not taken yet, and those it has refused until somebody has seen them. */
export const OutboxDrawer = ({ open, onClose }: OutboxDrawerProps) => {
  const { t } = useTranslation('common');
  const { waiting, refused, others, durable } = useAppSelector(selectOutbox);
  return (
    <SideDrawer open={open} title={t('outbox.title')} onClose={onClose}>
      <div className="outbox">
        {!durable && (
          <Note tone="bad" title={t('outbox.notDurable')}>
            {t('outbox.notDurableText')}
          </Note>
        )}
        {refused.length > 0 && (
          <section aria-label={t('outbox.refusedTitle')}>
            <header>
              <h2>{t('outbox.refusedTitle')}</h2>
              <Button text={t('outbox.seen')} onClick={() => void markSeen(refused.map(({ id }) => id))} />
            </header>
            <ul>
              {refused.map((envelope) => (
                <Line key={envelope.id} envelope={envelope} />
              ))}
            </ul>
          </section>
        )}
        <section aria-label={t('outbox.title')}>
          {waiting.length === 0 && <p className="muted">{t('outbox.empty')}</p>}
          {waiting.length > 0 && <p className="muted">{t('outbox.text')}</p>}
          <ul>
            {waiting.map((envelope) => (
              <Line key={envelope.id} envelope={envelope} />
            ))}
          </ul>
        </section>
        {others > 0 && <p className="muted">{t('outbox.others', { count: others })}</p>}
      </div>
    </SideDrawer>
  );
};

const Line = ({ envelope: { at, act, problem, failed = 0 } }: { envelope: Kept }) => {
  const { t } = useTranslation('common');
  const textOf = useProblemText();
  const { nameOf } = useStatusNames('products');
  const actText = (done: Act): string => {
    switch (done.kind) {
      case 'open-pallet':
        return t('outbox.act.openPallet');
      case 'load-product':
        return t('outbox.act.loadProduct', { pallet: done.onto.name });
      case 'load-pallet':
        return t('outbox.act.loadPallet', { truck: done.name });
      case 'at-rack':
        return done.rack === null ? t('outbox.act.offRack') : t('outbox.act.onRack', { rack: done.rack });
      case 'rack-or-thing':
        return t('outbox.act.atRacks');
      case 'change-status':
        return t('outbox.act.changeStatus', { status: done.name ?? nameOf(done.status) });
      case 'undo-scan':
        return t('outbox.act.undoScan', { act: actText(done.undone) });
      case 'deliver-stop':
      case 'report-damage':
      case 'stop-photo':
        return t(`outbox.act.${done.kind}`);
      case 'operation':
        return t(`outbox.act.operation.${done.verb}`, { product: done.name });
    }
  };
  return (
    <li>
      <b>{act.code}</b>
      <time className="muted" dateTime={new Date(at).toISOString()}>
        {formatMomentSeconds(new Date(at))}
      </time>
      <span className="secondary">{actText(act)}</span>
      {failed > 0 && !problem && <span className="bad">{t('outbox.failed', { count: failed })}</span>}
      {problem && <span className="bad">{textOf(problem)}</span>}
    </li>
  );
};
