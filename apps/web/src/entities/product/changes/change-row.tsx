import { SegmentedControl } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import type { ChangeAct, ProductChange } from '@mullion/contracts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePicture } from './change-picture';
import { ChangeMass, ChangeSizes } from './change-values';
import { actOfKey } from './decide-changes';

interface ChangeRowProps {
  readonly change: ProductChange;
  readonly act: ChangeAct | null;
  readonly scale: number;
  readonly onAct: (act: ChangeAct) => void;
}

/** A product that would change or go. T, K and R in its row take, keep and make again. */
export const ChangeRow = ({ change, act, scale, onAct }: ChangeRowProps) => {
  const { t } = useTranslation('productChanges');
  const choose = (event: KeyboardEvent) => {
    const pressed = actOfKey(event);
    if (pressed === null || !change.choices.includes(pressed)) return;
    event.preventDefault();
    onAct(pressed);
  };
  return (
    <tr onKeyDown={choose} className={act === null ? 'is-open' : ''}>
      <td className="hide-phone">
        <ChangePicture change={change} scale={scale} />
      </td>
      <td>
        <b className="num">{change.position}</b>
        <div className="muted sm">{change.barcode}</div>
      </td>
      <td>
        <ChangeSizes change={change} />
      </td>
      <td className="r num" data-label={t('mass')}>
        <ChangeMass change={change} />
      </td>
      <td>
        <DoneWith change={change} />
      </td>
      <td className="change-decision">
        <Decision change={change} act={act} onAct={onAct} />
      </td>
    </tr>
  );
};

/** What has been done with it, and what taking the change undoes of that. */
const DoneWith = ({ change }: Pick<ChangeRowProps, 'change'>) => {
  const { t } = useTranslation('productChanges');
  const pallet = change.pallet?.shown_number ?? '';
  const { undoes } = change;
  return (
    <>
      {change.reasons.map((reason) => (
        <div key={reason}>{t(`reason.${reason}`, { pallet, centers: change.done_at.join(', ') })}</div>
      ))}
      {change.reasons.length === 0 && <span className="muted">{t('untouched')}</span>}
      {change.choices.includes('take') && change.kind !== 'gone' && undoes.operations.length > 0 && (
        <div className="muted sm">{t('again', { centers: undoes.operations.join(', ') })}</div>
      )}
      {undoes.label && change.kind !== 'gone' && <div className="muted sm">{t('label')}</div>}
      {undoes.pallet !== null && <div className="muted sm">{t('outdates', { pallet: undoes.pallet })}</div>}
    </>
  );
};

const Decision = ({ change, act, onAct }: Omit<ChangeRowProps, 'scale'>) => {
  const { t } = useTranslation('productChanges');
  const { choices, reasons } = change;
  const [only] = choices;
  const cannot = reasons.find((reason) => reason === 'on_truck' || reason === 'packed') ?? 'right';
  return (
    <>
      {choices.length === 1 && only ? (
        <span className="row g3">
          {only === 'keep' && <Lock size={14} aria-hidden />}
          {t(`act.${change.kind === 'gone' && only === 'take' ? 'delete' : only}`)}
        </span>
      ) : (
        <SegmentedControl
          size="small"
          inline
          aria-label={t('of', { position: change.position, barcode: change.barcode })}
          options={choices.map((choice) => ({ value: choice, label: t(`act.${choice}`) }))}
          value={act ?? ''}
          onValueChange={(value) => onAct(value as ChangeAct)}
        />
      )}
      {change.group === 'decide' && !choices.includes('take') && (
        <div className="muted sm">{t(`cannotTake.${cannot}`)}</div>
      )}
      {act !== null && change.group === 'decide' && choices.length > 1 && (
        <div className="muted sm">{t(`actText.${act === 'take' && change.kind === 'gone' ? 'delete' : act}`)}</div>
      )}
    </>
  );
};
