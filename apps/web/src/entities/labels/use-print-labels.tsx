import { useState, type ReactNode } from 'react';
import type { LabelPrinter, LabelSubject } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useGo, useLanguage } from '../../kits/address/language';
import { paths } from '../pages/paths';
import { useUserQuery } from '../reference/reference-api';
import { useChosenPrinter } from './chosen-printer';
import { useListLabelPrintersQuery, usePrintLabelsMutation } from './labels-api';
import { PrinterDialog } from './printer-dialog';

interface PrintLabels {
  /** Puts labels into the queue of this device's printer, or asks which one that is. */
  readonly print: (labels: readonly LabelSubject[]) => void;
  /** The question, where it is to be shown. */
  readonly question: ReactNode;
  readonly printer: LabelPrinter | undefined;
  readonly isSending: boolean;
}

/** Printing of labels from anywhere: one press, and a word of where they go. */
export const usePrintLabels = ({ touch = false }: { readonly touch?: boolean } = {}): PrintLabels => {
  const { t } = useTranslation('labels');
  const toast = useToast();
  const refuse = useProblemToast();
  const go = useGo();
  const language = useLanguage();
  const chosen = useChosenPrinter();
  const { data: user } = useUserQuery();
  const { data: printers } = useListLabelPrintersQuery();
  const [send, { isLoading: isSending }] = usePrintLabelsMutation();
  const [asked, ask] = useState<readonly LabelSubject[] | null>(null);
  const printer = printers?.find(({ id }) => id === chosen);
  const sendTo = async (to: LabelPrinter, labels: readonly LabelSubject[]) => {
    const answer = await send({ body: { printer_id: to.id, labels: [...labels], language } });
    const problem = asProblem(answer.error);
    if (problem || !answer.data) return problem ? refuse(problem, t('print.refused')) : undefined;
    const { jobs, skipped } = answer.data;
    const sent = t('print.sent', { count: jobs.length, printer: to.name });
    toast({
      message:
        to.state === 'ready' ? sent : `${sent}. ${t('print.waits', { reason: t(`printers.stateText.${to.state}`) })}`,
      tone: to.state === 'ready' ? 'ok' : 'warn',
      // the queue is no page of a terminal
      ...(user?.terminal ? {} : { action: { text: t('queue.title'), onClick: () => go(paths.labels()) } }),
    });
    if (skipped.length > 0)
      toast({ tone: 'warn', message: t('print.skipped', { names: skipped.map(({ name }) => name).join(', ') }) });
  };
  return {
    print: (labels) => (printer ? void sendTo(printer, labels) : ask(labels)),
    question: asked && (
      <PrinterDialog
        printers={printers ?? []}
        count={asked.length}
        touch={touch}
        onPrint={(to) => void sendTo(to, asked)}
        onClose={() => ask(null)}
      />
    ),
    printer,
    isSending,
  };
};
