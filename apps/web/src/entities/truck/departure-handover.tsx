import { Button, InputGroup } from '@blueprintjs/core';
import { FormField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { SignaturePad } from '../../kits/signature/signature-pad';
import { isSigned } from '../../kits/signature/strokes';
import './departure-handover.css';
import { detailsOf, type Handover } from './handover';
import { lastReason } from './last-reason';

const MAX_SEALS = 400;
const MAX_NAME = 191;
const MAX_REASON = 500;

interface DepartureHandoverProps {
  readonly handover: Handover;
  readonly onChange: (handover: Handover) => void;
}

/** Seals, the driver's name and signature, or why there is none: the evidence of the departure shows them. */
export const DepartureHandover = ({ handover, onChange }: DepartureHandoverProps) => {
  const { t } = useTranslation('trucks');
  const write = (change: Partial<Handover>) => onChange({ ...handover, ...change });
  return (
    <section className="handover" aria-label={t('depart.handover')}>
      <h3>{t('depart.handover')}</h3>
      <div className="handover-fields">
        <FormField label={t('depart.driver')}>
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={handover.driver}
              maxLength={MAX_NAME}
              onValueChange={(driver) => write({ driver })}
            />
          )}
        </FormField>
        <FormField label={t('depart.seals')} help={t('depart.sealsHelp')}>
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={handover.seals}
              maxLength={MAX_SEALS}
              onValueChange={(seals) => write({ seals })}
            />
          )}
        </FormField>
        <FormField label={t('depart.reason')}>
          {(wiring) => (
            <InputGroup
              {...wiring}
              value={handover.reason}
              maxLength={MAX_REASON}
              onValueChange={(reason) => write({ reason })}
            />
          )}
        </FormField>
        {!isSigned(handover.strokes) && (
          <UsualReasons chosen={handover.reason} onChoose={(reason) => write({ reason })} />
        )}
      </div>
      <SignaturePad strokes={handover.strokes} onChange={(strokes) => write({ strokes })} />
      {detailsOf(handover) === null && <p className="secondary sm handover-hint">{t('depart.signOrSay')}</p>}
    </section>
  );
};

const usual = ['waybill', 'withoutDriver', 'gone'] as const;

interface UsualReasonsProps {
  readonly chosen: string;
  readonly onChoose: (reason: string) => void;
}

/**
 * Reasons by one press: the last one that was given here, then what happens most. The office confirms many trucks whose
 * driver it does not see.
 */
const UsualReasons = ({ chosen, onChoose }: UsualReasonsProps) => {
  const { t } = useTranslation('trucks');
  const reasons = [...new Set([lastReason.read(), ...usual.map((name) => t(`depart.usual.${name}`))])].filter(Boolean);
  return (
    <div className="handover-reasons" role="group" aria-label={t('depart.usualReasons')}>
      {reasons.map((reason) => (
        <Button
          key={reason}
          size="small"
          className="ellipsis"
          text={reason}
          active={reason === chosen}
          aria-pressed={reason === chosen}
          onClick={() => onChoose(reason === chosen ? '' : reason)}
        />
      ))}
    </div>
  );
};
