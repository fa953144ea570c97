import type {
  InputOf,
  labelsAsZpl as zplContract,
  OutputOf,
  previewLabel as previewContract,
} from '@mullion/contracts';
import { loadTexts } from '@mullion/i18n';
import { turnOf, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { paperLanguage } from '../../core/paper-language';
import { LabelPrinterRepository } from '../label-printer.repository';
import { zplOf } from '../picture/zpl';
import { makeLabel } from './make-label';

const USUAL_DPI = 203;

/** The dots that would be printed now. @throws AppError not_found, label.no_number */
export const previewLabel = async (
  tools: ServiceTools,
  { context }: CallInfo,
  { label, printer_id, language: asked }: InputOf<typeof previewContract>['body'],
): Promise<OutputOf<typeof previewContract>> => {
  const { company_id: companyId } = context;
  const language = await paperLanguage(tools.rpc, context, asked);
  const printer =
    printer_id === undefined ? null : await new LabelPrinterRepository(tools.database, companyId).get(printer_id);
  const wanted = {
    subject: label,
    language,
    dpi: printer?.dpi ?? USUAL_DPI,
    printer: printer?.name ?? '',
    turn: turnOf(context),
    by: null,
  };
  const { name, revision, dots } = await makeLabel(tools, companyId, wanted);
  const { pngOf } = await import('../picture/dots');
  const picture = `data:image/png;base64,${(await pngOf(dots)).toString('base64')}`;
  return { ...label, name, revision, picture, width: dots.width, height: dots.height };
};

/**
 * Labels to send to a printer by hand: printed papers like any other, so they have their revision.
 * @throws AppError not_found, label.no_number
 */
export const labelsAsZpl = async (
  tools: ServiceTools,
  { context }: CallInfo,
  { labels, dpi, language: asked }: InputOf<typeof zplContract>['body'],
): Promise<OutputOf<typeof zplContract>> => {
  const language = await paperLanguage(tools.rpc, context, asked);
  const made: { readonly name: string; readonly zpl: string }[] = [];
  for (const subject of labels) {
    const { name, dots } = await makeLabel(tools, context.company_id, {
      ...{ subject, language, dpi, printer: '' },
      turn: turnOf(context),
      by: context,
    });
    made.push({ name, zpl: zplOf(dots) });
  }
  const { label } = await loadTexts(language, 'documents');
  const named = made.length === 1 ? `-${(made[0]?.name ?? '').replace(/[^\p{L}\d.-]+/gu, '-')}` : '';
  return { name: `${label.file}${named}.zpl`, content: made.map(({ zpl }) => zpl).join('') };
};
