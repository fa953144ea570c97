import { useState, type ReactNode } from 'react';
import type { Pallet } from '@mullion/contracts';
import { ConfirmDialog, useAccess, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { preparationStep } from './print-choice';
import { usePrint } from './use-print';

export type Printed = Pick<Pallet, 'id' | 'number' | 'shown_number' | 'status' | 'printable' | 'temporary'>;

/** Printing the preparation list of pallets: unprepared ones are asked about, because it confirms and numbers them. */
export const usePrepare = (
  pallets: readonly Printed[],
): { readonly prepare: () => void; readonly question: ReactNode } => {
  const { t } = useTranslation('pallet');
  const { type } = useAccess();
  const toast = useToast();
  const print = usePrint();
  const [asking, setAsking] = useState<readonly Printed[] | null>(null);
  return {
    prepare: () => {
      const step = preparationStep(pallets, type);
      if (step.kind === 'refuse') toast({ tone: 'warn', message: t('print.notPrepared') });
      else if (step.kind === 'ask') setAsking(step.unprepared);
      else void print('preparation', pallets);
    },
    question: (
      <ConfirmDialog
        open={asking !== null}
        title={t('print.confirmTitle', { count: asking?.length ?? 0 })}
        action={t('print.confirmAction')}
        onConfirm={() => print('preparation', pallets)}
        onClose={() => setAsking(null)}
      >
        {t('print.confirmText', { pallets: (asking ?? []).map((pallet) => pallet.shown_number).join(', ') })}
      </ConfirmDialog>
    ),
  };
};
