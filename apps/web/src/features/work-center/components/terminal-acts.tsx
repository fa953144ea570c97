import { Button } from '@blueprintjs/core';
import { Hand, Tag, Tick, Undo, WarningSign } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { usePrintLabels } from '../../../entities/labels/use-print-labels';
import type { NoteToRead } from '../rules/unit-notes';
import type { QueuedUnit } from '../rules/unit-queue';

interface TerminalActsProps {
  readonly unit: QueuedUnit;
  /** What has to be read of it first. */
  readonly toRead: NoteToRead['kind'] | undefined;
  readonly onRead: () => void;
  readonly onDone: () => void;
  readonly onProblem: () => void;
  /** Absent where it goes nowhere back. */
  readonly onBack: (() => void) | undefined;
  readonly labels: Pick<ReturnType<typeof usePrintLabels>, 'print' | 'isSending'>;
}

/** What can be done with a unit at the machine; the main act is always in the same place. */
export const TerminalActs = ({ unit: { product }, toRead, labels, ...acts }: TerminalActsProps) => {
  const { t } = useTranslation(['workCenter', 'labels']);
  const { position, change } = product;
  const isChange = toRead === 'change';
  const main = isChange
    ? t(change?.in_hand ? 'workCenter:change.stopped' : 'workCenter:change.read', { position })
    : t('workCenter:unit.done', { position });
  return (
    <div className="wt-acts">
      <Button
        className="wt-second"
        icon={<WarningSign size={20} />}
        text={t('workCenter:unit.problem')}
        aria-keyshortcuts="P"
        onClick={acts.onProblem}
      />
      <Button
        className="wt-second"
        icon={<Tag size={20} />}
        text={t('labels:print.action')}
        loading={labels.isSending}
        onClick={() => labels.print([{ kind: 'product', id: product.product_id }])}
      />
      {acts.onBack && (
        <Button
          className="wt-second"
          icon={<Undo size={20} />}
          text={t('workCenter:unit.back')}
          aria-keyshortcuts="G"
          onClick={acts.onBack}
        />
      )}
      <Button
        className="wt-main"
        aria-keyshortcuts="Enter"
        intent="primary"
        disabled={toRead === 'rework'}
        icon={isChange ? <Hand size={20} /> : <Tick size={20} />}
        text={main}
        onClick={isChange ? acts.onRead : acts.onDone}
      />
    </div>
  );
};
