import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Edit, Pin, Plus, Trash } from '@blueprintjs/icons';
import type { LabelPrinter } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { ConfirmDialog, EmptyState, Pane, RowActions, useCan, useToast, type RowAction } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { choosePrinter, useChosenPrinter } from '../../../entities/labels/chosen-printer';
import { PrinterMark } from '../../../entities/labels/printer-mark';
import { useDeleteLabelPrinterMutation } from '../api/label-printers-api';
import { LabelPrinterDialog } from './label-printer-dialog';

type Open =
  | { readonly kind: 'form'; readonly printer: LabelPrinter | null }
  | { readonly kind: 'delete'; readonly printer: LabelPrinter };

/** The printers of the company: which are ready, what waits for each, and where this device prints. */
export const PrintersPane = ({ printers }: { readonly printers: readonly LabelPrinter[] }) => {
  const { t } = useTranslation('labels');
  const toast = useToast();
  const tell = useTell();
  const administers = useCan({ types: [0, 1] });
  const chosen = useChosenPrinter();
  const [remove] = useDeleteLabelPrinterMutation();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const printHere = (printer: LabelPrinter) => {
    choosePrinter(printer.id);
    toast({ message: t('printers.used', { name: printer.name }) });
  };
  const actionsOf = (printer: LabelPrinter): readonly RowAction[] => {
    const all: readonly (RowAction | false)[] = [
      printer.id !== chosen && {
        key: 'use',
        text: t('printers.use'),
        icon: <Pin />,
        onClick: () => printHere(printer),
      },
      administers && {
        key: 'edit',
        text: t('printers.edit'),
        icon: <Edit />,
        onClick: () => setOpen({ kind: 'form', printer }),
      },
      administers && {
        key: 'delete',
        text: t('printers.delete'),
        icon: <Trash />,
        destructive: true,
        onClick: () => setOpen({ kind: 'delete', printer }),
      },
    ];
    return all.filter((action) => action !== false);
  };
  const add = administers && (
    <Button icon={<Plus />} text={t('printers.new')} onClick={() => setOpen({ kind: 'form', printer: null })} />
  );
  return (
    <Pane title={t('printers.title')} count={printers.length} flush actions={add}>
      {printers.length === 0 && <EmptyState title={t('printers.empty')} text={t('printers.emptyText')} />}
      <ul className="printer-list">
        {printers.map((printer) => (
          <li key={printer.id} className={printer.id === chosen ? 'on' : undefined}>
            <span className="printer-what">
              <b>{printer.name}</b>
              <span className="secondary">
                {t('printers.facts', { ...printer })}
                {administers && `, ${t('printers.at', { host: printer.host, port: String(printer.port) })}`}
              </span>
              {printer.id === chosen && <span className="secondary">{t('printers.yours')}</span>}
              {printer.state !== 'ready' && (
                <span className="printer-why">
                  {t(`printers.stateText.${printer.state}`)}{' '}
                  {printer.state === 'no_agent' &&
                    printer.agent_seen_at !== null &&
                    t('printers.agentSeen', { at: formatMoment(new Date(printer.agent_seen_at)) })}
                </span>
              )}
            </span>
            <span className="printer-marks">
              <PrinterMark state={printer.state} />
              {printer.waiting > 0 && (
                <span className="tag info">{t('printers.waiting', { count: printer.waiting })}</span>
              )}
              {printer.unknown > 0 && (
                <span className="tag warn">{t('printers.unknown', { count: printer.unknown })}</span>
              )}
            </span>
            <RowActions name={printer.name} actions={actionsOf(printer)} />
          </li>
        ))}
      </ul>
      {open?.kind === 'form' && <LabelPrinterDialog printer={open.printer} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          destructive
          title={t('printers.deleteTitle', { name: open.printer.name })}
          action={t('printers.deleteAction')}
          onConfirm={async () => {
            await tell(remove({ params: { id: open.printer.id } }), t('printers.deleted'), t('printers.refusedDelete'));
          }}
          onClose={close}
        >
          {t('printers.deleteText')}
        </ConfirmDialog>
      )}
    </Pane>
  );
};
