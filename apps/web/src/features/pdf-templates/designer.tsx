import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Button, SegmentedControl } from '@blueprintjs/core';
import { ArrowLeft, Cog, ZoomIn, ZoomOut, ZoomToFit } from '@blueprintjs/icons';
import type { Language, PdfTemplate, ProductId } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { PageFrame, Pane, ProblemNote, SideDrawer, Tag, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useOpenFile } from '../../kits/attachments/use-open-file';
import { UndoButtons } from '../../kits/editor/undo-buttons';
import { UnsavedNote } from '../../kits/editor/unsaved-note';
import { useMedia } from '../../kits/elements/use-media';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { usePrintByTemplateMutation } from '../../entities/templates/pdf-templates-api';
import { useGetPdfTemplateSamplesQuery } from './api/designer-api';
import { Canvas } from './canvas/canvas';
import { documentOf } from './commands/template-document';
import { DesignerToolbar } from './panels/designer-toolbar';
import { ElementsList } from './panels/elements-list';
import { FindingsNote } from './panels/findings-note';
import { KeysFoot } from './panels/keys-foot';
import { PagePanel } from './panels/page-panel';
import { PreviewPane } from './panels/preview-pane';
import { Properties } from './panels/properties';
import { stopsSaving } from './rules/findings';
import { useDesigner } from './state/use-designer';
import { useTemplate } from './state/use-template';
import { useCanvasKeys } from './tools/use-canvas-keys';

const ZOOM_STEP = 1.25;
const clock = (moment: string): string => new Date(moment).toTimeString().slice(0, 5);

/** The designer (screen 35): elements and page on the left, the canvas, properties and a real product on the right. */
export const TemplateDesigner = ({ read }: { readonly read: PdfTemplate }) => {
  const { t } = useTranslation('pdfTemplates');
  const own = useLanguage();
  const href = usePageHref();
  const toast = useToast();
  const openFile = useOpenFile();
  const [language, setLanguage] = useState<Language>(own);
  const [productId, setProductId] = useState<number | null>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [scale, setScale] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMedia('(max-width: 1199px)');
  const editor = useTemplate(
    read,
    useMemo(() => documentOf(read), [read]),
  );
  const query = useGetPdfTemplateSamplesQuery({
    query: { language, ...(productId === null ? {} : { product: String(productId) }) },
  } as never);
  const samples = query.data;
  const problem = asProblem(query.error);
  const designer = useDesigner(editor, samples, language);
  const [print] = usePrintByTemplateMutation();
  const { document, findings, size } = designer;
  const { name } = document.measures;
  const stops = findings.some(stopsSaving);

  const save = useCallback(async (): Promise<boolean> => {
    // what is being typed counts too
    if (
      globalThis.document.activeElement instanceof HTMLElement &&
      globalThis.document.activeElement.matches('input, textarea')
    )
      globalThis.document.activeElement.blur();
    if (stops) {
      toast({ tone: 'bad', message: t('notSavedBecause'), key: 'template.save' });
      return false;
    }
    const isSaved = await editor.save();
    if (isSaved) toast({ message: t('savedToast', { name: editor.now().measures.name }), key: 'template.save' });
    return isSaved;
  }, [editor, stops, t, toast]);
  const product = samples?.product?.id;
  const printIt = () =>
    void openFile(async () => {
      if (editor.isUnsaved && !(await save()))
        throw asProblem({ status: 422, code: 'invalid', title: t('notSavedBecause'), type: '' });
      return print({ params: { templateId: read.id }, body: { products: [product as ProductId], language } }).unwrap();
    }, t('refused.print'));
  const onBoardKey = useCanvasKeys(designer, () => void save());
  /** Keys of the page leave fields alone; saving is meant there too. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (!isField || !(event.ctrlKey || event.metaKey) || event.key !== 's') return onBoardKey(event);
    event.preventDefault();
    void save();
  };
  const number = (value: number) => formatNumber(value, own, Number.isInteger(value) ? 0 : 1);
  const preview = (
    <PreviewPane
      designer={designer}
      samples={samples}
      language={language}
      onLanguage={setLanguage}
      onProduct={setProductId}
      onPrint={printIt}
    />
  );
  return (
    <PageFrame
      title={name || t('new')}
      crumb={
        <Link className="row" to={href(paths.pdfTemplates())}>
          <ArrowLeft className="i" aria-hidden /> {t('title')}
        </Link>
      }
      state={
        <span className="row">
          <Tag>{`${number(size.width)} × ${number(size.height)} mm`}</Tag>
          <span className="muted" role="status">
            {editor.isUnsaved ? t('notSaved') : t('saved', { time: clock(editor.saved.updatedAt) })}
          </span>
        </span>
      }
      actions={<UndoButtons history={editor} />}
      toolbar={
        <DesignerToolbar
          designer={designer}
          zoom={zoom}
          onZoom={setZoom}
          mayPrint={product !== undefined}
          onPrint={printIt}
          onSave={() => void save()}
        />
      }
      notes={<UnsavedNote failure={editor.failure} onRetry={editor.retry} />}
    >
      <div role="presentation" className={`pt-designer${isNarrow ? ' narrow' : ''}`} onKeyDown={onKeyDown}>
        <div className="pt-side">
          <ElementsList designer={designer} />
          <PagePanel designer={designer} />
        </div>
        <Pane
          title={t('canvas')}
          count={t('canvasText')}
          flush
          className="pt-middle"
          actions={
            <>
              <SegmentedControl
                small
                aria-label={t('shows.label')}
                value={designer.showsFields ? 'fields' : 'values'}
                onValueChange={(value) => designer.setShowsFields(value === 'fields')}
                options={[
                  { label: t('shows.values'), value: 'values' },
                  { label: t('shows.fields'), value: 'fields' },
                ]}
              />
              <Button
                minimal
                icon={<ZoomOut />}
                aria-label={t('zoomOut')}
                title={t('zoomOut')}
                onClick={() => setZoom(scale / ZOOM_STEP)}
              />
              <Button
                minimal
                icon={<ZoomIn />}
                aria-label={t('zoomIn')}
                title={t('zoomIn')}
                onClick={() => setZoom(scale * ZOOM_STEP)}
              />
              <Button
                minimal
                icon={<ZoomToFit />}
                aria-label={t('zoomFit')}
                title={t('zoomFit')}
                onClick={() => setZoom(null)}
              />
              {isNarrow && <Button icon={<Cog />} text={t('properties')} onClick={() => setOpen(true)} />}
            </>
          }
          footer={<KeysFoot />}
        >
          <FindingsNote designer={designer} />
          {problem && <ProblemNote problem={problem} title={t('refused.samples')} />}
          <Canvas designer={designer} zoom={zoom} onScale={setScale} />
        </Pane>
        <div className="pt-side right">
          {!isNarrow && <Properties designer={designer} />}
          {preview}
        </div>
      </div>
      {isNarrow && (
        <SideDrawer open={isOpen} title={t('properties')} onClose={() => setOpen(false)}>
          <Properties designer={designer} />
        </SideDrawer>
      )}
    </PageFrame>
  );
};
