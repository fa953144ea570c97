import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import type { PaperCheck, TruckId } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { usePrintLabels } from '../labels/use-print-labels';
import { usePrint } from '../pallet/use-print';
import { usePrintTrucks } from '../truck/use-print-trucks';

interface PaperFootProps {
  readonly paper: PaperCheck;
  readonly onClose: () => void;
}

/** One press prints the revision that is valid: a label at this device's printer, a list as a PDF. */
export const PaperFoot = ({ paper, onClose }: PaperFootProps) => {
  const { t } = useTranslation('labels');
  const labels = usePrintLabels({ touch: true });
  const print = usePrint();
  const printTrucks = usePrintTrucks();
  const isLabel = paper.kind === 'pallet_label' || paper.kind === 'product_label';
  const again = () => {
    if (paper.kind === 'pallet_label') labels.print([{ kind: 'pallet', id: paper.id }]);
    else if (paper.kind === 'product_label') labels.print([{ kind: 'product', id: paper.id }]);
    else if (paper.kind === 'list') void print('preparation', [{ id: paper.id as never }]);
    else void printTrucks([{ id: paper.id as TruckId }]);
  };
  const number = paper.current_revision;
  return (
    <>
      <Button
        className="scan-main"
        intent="primary"
        size="large"
        icon={<Print size={20} />}
        loading={labels.isSending}
        onClick={again}
      >
        {t(isLabel ? 'paper.printLabel' : 'paper.printList', { number })}
        {isLabel && labels.printer && <span className="paper-printer">{labels.printer.name}</span>}
      </Button>
      <Button className="scan-second" text={t('paper.close')} onClick={onClose} />
      {labels.question}
    </>
  );
};
