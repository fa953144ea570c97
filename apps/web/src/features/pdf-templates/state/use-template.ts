import { useCallback } from 'react';
import type { PdfTemplate } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { fetchLatest } from '../../../kits/api/fetch-latest';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { useDocumentEditor } from '../../../kits/editor/use-editor';
import { store } from '../../../kits/api/store';
import { designerApi } from '../api/designer-api';
import {
  commandBetween,
  documentOf,
  fieldsOf,
  templateRules,
  type TemplateClash,
  type TemplateCommand,
  type TemplateDocument,
} from '../commands/template-document';
import { usePartName } from './use-part-name';

const { updatePdfTemplate, getPdfTemplate } = designerApi.endpoints;

const create = (document: TemplateDocument): DocumentEditor<TemplateDocument, TemplateCommand, TemplateClash> => {
  const params = { id: document.id };
  return new DocumentEditor(
    document,
    templateRules,
    {
      send: async (command, kept) => {
        const now = kept.get();
        const applied = templateRules.apply(now, command);
        if ('refusal' in applied) return;
        const body = { ...fieldsOf(applied.document), version: now.version };
        kept.keep(
          documentOf(
            await store.dispatch(updatePdfTemplate.initiate({ params, body })).unwrap(),
            applied.document.pictures,
          ),
        );
      },
      reload: async () =>
        documentOf(
          await fetchLatest(() => store.dispatch(getPdfTemplate.initiate({ params }, { forceRefetch: true }))),
        ),
    },
    { savesOnDemand: true },
  );
};

/** A template as it is shown, and the one way to change it; it is printed by as soon as it is saved, and not before. */
export const useTemplate = (read: PdfTemplate, document: TemplateDocument) => {
  const { t } = useTranslation(['pdfTemplates', 'editor']);
  const toast = useToast();
  const refuse = useProblemToast();
  const nameOf = usePartName();
  const onNotice = useCallback(
    (notice: EditorNotice<TemplateCommand, TemplateClash>): void => {
      if (notice.kind === 'refused') return refuse(notice.problem, t('pdfTemplates:refused.save'));
      if (notice.kind === 'final') return;
      const changed = notice.command.parts.filter(({ key }) => notice.refusal.includes(key));
      const names = [
        ...changed.map(({ from, to }) => nameOf((to ?? from)!)),
        ...notice.refusal.filter((key) => key in notice.command.measures.to).map(() => t('pdfTemplates:page')),
      ];
      if (notice.kind === 'stale')
        toast({
          tone: 'warn',
          message: `${t(notice.step === 'undo' ? 'editor:staleUndo' : 'editor:staleRedo', { what: names.join(', ') })} ${t('editor:changedSince')}`,
          key: 'editor.stale',
        });
      else
        toast({
          tone: 'warn',
          message: t('pdfTemplates:conflict', { what: names.join(', ') }),
          key: 'template.conflict',
        });
    },
    [nameOf, refuse, t, toast],
  );
  const { editor, state } = useDocumentEditor({
    kind: 'pdf-template',
    id: String(read.id),
    document,
    create,
    onNotice,
  });
  const actText = ({ act, parts }: TemplateCommand): string => {
    const [first] = parts;
    const part = first?.to ?? first?.from;
    const what = t(`pdfTemplates:act.${act}`);
    return part && parts.length === 1 ? `${nameOf(part)} – ${what}` : what;
  };
  return {
    document: state.shown,
    saved: state.saved,
    /** As it is at this moment: keys may come before anything is drawn again. */
    now: useCallback(() => editor.get().shown, [editor]),
    commit: useCallback(
      (act: TemplateCommand['act'], after: Partial<Pick<TemplateDocument, 'parts' | 'measures'>>): void => {
        const shown = editor.get().shown;
        const command = commandBetween(act, shown, { ...shown, ...after });
        if (command) editor.commit(command);
      },
      [editor],
    ),
    undo: useCallback(() => editor.undo(), [editor]),
    redo: useCallback(() => editor.redo(), [editor]),
    undoes: state.undoes && actText(state.undoes),
    redoes: state.redoes && actText(state.redoes),
    save: useCallback(() => editor.save(), [editor]),
    isUnsaved: state.unsaved.length > 0,
    failure: state.failure,
    retry: useCallback(() => void editor.retry(), [editor]),
  };
};
export type TemplateEditor = ReturnType<typeof useTemplate>;
