import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { WarningSign } from '@blueprintjs/icons';
import type { ScanConflict, Settlement } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useTerminalName } from '../../kits/terminal/use-terminal-name';
import { DismissDialog } from './dismiss-dialog';
import { choicesOf, nameOf, placeNow, targetOf, whyOf } from './rules/conflict-words';
import { useResolveConflict } from './use-resolve-conflict';
import './conflicts.css';

const clock = (moment: string): string => formatMoment(new Date(moment)).slice(-5);

/** One scan that does not match: what was scanned and by whom, what is true now, and what eyes can see of it. */
export const ConflictCard = ({
  conflict,
  large = false,
}: {
  readonly conflict: ScanConflict;
  readonly large?: boolean;
}) => {
  const { t } = useTranslation('conflicts');
  const terminalName = useTerminalName();
  const { settle, dismiss, isSending } = useResolveConflict();
  const [dismissing, setDismissing] = useState(false);
  const { now, seen_here: seen, settled } = conflict;
  const place = targetOf(conflict);
  const elsewhere = placeNow(conflict) ?? '';
  const words: Readonly<Record<Settlement, string>> = {
    here: t(conflict.kind === 'product' ? 'here' : 'hereTruck', { place }),
    elsewhere: t(conflict.kind === 'product' ? 'here' : 'hereTruck', { place: elsewhere }),
    put_back: t('putBack'),
    dismissed: t('other'),
  };
  return (
    <li className={`conflict${large ? ' large' : ''}`}>
      <h3>{nameOf(conflict)}</h3>
      <p className="conflict-why">
        <WarningSign size={14} aria-hidden />
        {t(`why.${whyOf(conflict)}`, {
          pallet: now.pallet?.shown_number ?? '',
          truck: now.truck?.description ?? '',
          code: conflict.target.code,
        })}
      </p>
      <p className="secondary">
        {now.loaded_at !== null &&
          now.loaded_by !== null &&
          t('loadedBy', { person: now.loaded_by, time: clock(now.loaded_at) })}{' '}
        {t('scannedOnto', { person: conflict.user_name, time: formatMoment(new Date(conflict.made_at)), place })}{' '}
        {conflict.terminal !== null && t('terminal', { terminal: terminalName(conflict.terminal) })}
      </p>
      {seen && !settled && (
        <p className="secondary">{t('seenHere', { person: seen.by, place, time: clock(seen.at) })}</p>
      )}
      {settled && (
        <p className="conflict-settled">
          <b>{t(`settledHow.${settled.how}`, { place, now: elsewhere || place, reason: settled.reason ?? '' })}</b>{' '}
          <span className="secondary">
            {t('settledBy', { person: settled.by, time: formatMoment(new Date(settled.at)) })}
          </span>
        </p>
      )}
      {!settled && (
        <div className="conflict-choices" role="group" aria-label={t('look')}>
          {choicesOf(conflict).map((how) => (
            <Button
              key={how}
              text={words[how]}
              disabled={isSending}
              onClick={() => (how === 'dismissed' ? setDismissing(true) : void settle(conflict, how))}
            />
          ))}
        </div>
      )}
      {dismissing && (
        <DismissDialog
          name={nameOf(conflict)}
          busy={isSending}
          onDismiss={(reason) => dismiss(conflict, reason)}
          onClose={() => setDismissing(false)}
        />
      )}
    </li>
  );
};
