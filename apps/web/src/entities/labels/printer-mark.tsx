import { Disable, Offline, Tick } from '@blueprintjs/icons';
import type { LabelPrinter } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

const marks = {
  ready: { tone: 'ok', Icon: Tick },
  no_agent: { tone: 'warn', Icon: Offline },
  unreachable: { tone: 'bad', Icon: Disable },
} as const;

/** Whether labels come out of a printer at once. */
export const PrinterMark = ({ state }: Pick<LabelPrinter, 'state'>) => {
  const { t } = useTranslation('labels');
  const { tone, Icon } = marks[state];
  return (
    <span className={`tag ${tone}`} title={t(`printers.stateText.${state}`)}>
      <Icon className="i" size={12} aria-hidden />
      {t(`printers.state.${state}`)}
    </span>
  );
};
