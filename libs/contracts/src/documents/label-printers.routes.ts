import { z } from 'zod';
import { defineRoute, ok, urlId } from '../kit/route';
import { labelPrinter, labelPrinterEdit, labelPrinterFields, labelPrinterId } from './label-printers.schema';

const administrators = { access: 'session', types: [0, 1] } as const;
const id = z.strictObject({ id: urlId(labelPrinterId) });

/** Everybody who prints chooses among them, at a terminal too. */
export const listLabelPrinters = defineRoute({
  service: 'documents',
  name: 'label-printers.list',
  method: 'GET',
  path: 'label-printers',
  summary: 'Label printers of the company and whether they can print',
  policy: { access: 'session', terminals: ['scanner', 'work_center'] },
  response: z.array(labelPrinter),
});

/** Errors: label_printer.name_taken, label_printer.too_many. */
export const createLabelPrinter = defineRoute({
  service: 'documents',
  name: 'label-printers.create',
  method: 'POST',
  path: 'label-printers',
  summary: 'A new label printer',
  success: 201,
  policy: administrators,
  body: labelPrinterFields,
  response: labelPrinter,
});

/**
 * What waits for it is printed as it is set then. Errors: not_found, conflict (with the present row),
 * label_printer.name_taken.
 */
export const updateLabelPrinter = defineRoute({
  service: 'documents',
  name: 'label-printers.update',
  method: 'PUT',
  path: 'label-printers/{id}',
  summary: 'Change a label printer',
  policy: administrators,
  params: id,
  body: labelPrinterEdit,
  response: labelPrinter,
});

/** Its labels go with it. Errors: not_found, label_printer.busy while a label is on its way. */
export const deleteLabelPrinter = defineRoute({
  service: 'documents',
  name: 'label-printers.delete',
  method: 'DELETE',
  path: 'label-printers/{id}',
  summary: 'Delete a label printer',
  policy: administrators,
  params: id,
  response: ok,
});

export const labelPrintersRoutes = { listLabelPrinters, createLabelPrinter, updateLabelPrinter, deleteLabelPrinter };
