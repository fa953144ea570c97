import { useMemo, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Duplicate, Edit, Plus, Trash } from '@blueprintjs/icons';
import type { PdfTemplate, PdfTemplateFields } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { labelOrigins, labelSize } from '@mullion/drawings';
import { ConfirmDialog, DataTable, PageFrame, useProblemToast, useToast, type Column } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { Loaded } from '../../kits/data/loaded';
import { useGo, useLanguage } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useListPdfTemplatesQuery } from '../../entities/templates/pdf-templates-api';
import { useCreatePdfTemplateMutation, useDeletePdfTemplateMutation } from './api/designer-api';
import { documentOf, fieldsOf } from './commands/template-document';
import { BeginDialog } from './panels/begin-dialog';
import { Examples } from './panels/examples';
import { exampleOf, freeName, type ExampleKey } from './rules/examples';
import { useSheetFonts } from './state/sheet-fonts';
import './pdf-templates.css';

const partsOf = ({ texts, boxes, qr_codes, barcodes, images }: PdfTemplate): number =>
  texts.length + boxes.length + qr_codes.length + barcodes.length + images.length;

/** What sheets and labels of products are printed by. */
export const PdfTemplatesPage = () => {
  const { t } = useTranslation(['pdfTemplates', 'common']);
  const language = useLanguage();
  const go = useGo();
  const toast = useToast();
  const refuse = useProblemToast();
  const list = useListPdfTemplatesQuery();
  const [make, { isLoading: isMaking }] = useCreatePdfTemplateMutation();
  const [isNew, setNew] = useState(false);
  const [beginning, setBeginning] = useState<ExampleKey | null>(null);
  const [deleting, setDeleting] = useState<PdfTemplate | null>(null);
  const hasFonts = useSheetFonts();
  const names = useMemo(() => (list.data ?? []).map(({ name }) => name), [list.data]);
  const edit = ({ id }: PdfTemplate) => go(paths.pdfTemplate(id));
  const create = async (body: PdfTemplateFields) => {
    const answer = await make({ body });
    if (answer.data) {
      toast({ message: t('pdfTemplates:made', { name: answer.data.name }) });
      edit(answer.data);
    } else {
      const problem = asProblem(answer.error);
      if (problem) refuse(problem, t('pdfTemplates:refused.create'));
    }
  };
  const copy = (template: PdfTemplate) => {
    const { name } = template;
    const free = freeName(t('pdfTemplates:copyName', { name }), names, (nth) =>
      t('pdfTemplates:copyNameNth', { name, nth }),
    );
    void create({ ...fieldsOf(documentOf(template)), name: free });
  };
  const columns = useMemo<readonly Column<PdfTemplate>[]>(() => {
    const number = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
    const size = (template: PdfTemplate) => {
      const { width, height } = labelSize(template);
      return `${number(width)} × ${number(height)} mm`;
    };
    return [
      {
        key: 'name',
        head: t('pdfTemplates:column.name'),
        strong: true,
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      { key: 'size', head: t('pdfTemplates:column.size'), width: '160px', cell: size, text: size },
      {
        key: 'labels',
        head: t('pdfTemplates:column.labels'),
        width: '140px',
        align: 'end' as const,
        cell: (template) => (template.sheet ? number(labelOrigins(template).length) : t('pdfTemplates:own')),
      },
      {
        key: 'parts',
        head: t('pdfTemplates:column.parts'),
        width: '110px',
        align: 'end' as const,
        cell: (template) => number(partsOf(template)),
      },
      {
        key: 'changed',
        head: t('pdfTemplates:column.changed'),
        width: '150px',
        cell: ({ updated_at: at }) => formatMoment(new Date(at)),
      },
    ];
  }, [language, t]);
  const isEmpty = list.data?.length === 0;
  return (
    <PageFrame
      title={t('pdfTemplates:title')}
      crumb={t('pdfTemplates:crumb')}
      actions={
        !isEmpty && (
          <Button
            icon={<Plus />}
            intent="primary"
            text={t('pdfTemplates:new')}
            active={isNew}
            aria-expanded={isNew}
            onClick={() => setNew(!isNew)}
          />
        )
      }
    >
      <div className="body pt-list">
        <Loaded
          query={list}
          failed={t('pdfTemplates:refused.load')}
          skeleton={<div className="pt-skeleton bp6-skeleton" aria-busy />}
        >
          {(templates) =>
            templates.length === 0 ? (
              <div className="pt-empty">
                <h2>{t('pdfTemplates:empty')}</h2>
                <p>{t('pdfTemplates:emptyText')}</p>
                {hasFonts && <Examples disabled={isMaking} onBegin={setBeginning} />}
              </div>
            ) : (
              <>
                {isNew && hasFonts && <Examples disabled={isMaking} onBegin={setBeginning} />}
                <DataTable
                  label={t('pdfTemplates:title')}
                  columns={columns}
                  rows={templates}
                  idOf={({ id }) => id}
                  nameOf={({ name }) => name}
                  minWidth={640}
                  onOpen={edit}
                  actionsOf={(template) => [
                    { key: 'edit', text: t('common:action.edit'), icon: <Edit />, onClick: () => edit(template) },
                    { key: 'copy', text: t('pdfTemplates:copy'), icon: <Duplicate />, onClick: () => copy(template) },
                    {
                      key: 'delete',
                      text: t('common:action.delete'),
                      icon: <Trash />,
                      destructive: true,
                      onClick: () => setDeleting(template),
                    },
                  ]}
                  fetching={list.isFetching}
                  empty={null}
                />
              </>
            )
          }
        </Loaded>
      </div>
      {beginning && (
        <BeginDialog
          example={beginning}
          names={names}
          busy={isMaking}
          onCreate={(name) => void create(exampleOf(beginning, name))}
          onClose={() => setBeginning(null)}
        />
      )}
      {deleting && <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(null)} />}
    </PageFrame>
  );
};

const DeleteTemplateDialog = ({
  template,
  onClose,
}: {
  readonly template: PdfTemplate;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('pdfTemplates');
  const toast = useToast();
  const refuse = useProblemToast();
  const [remove] = useDeletePdfTemplateMutation();
  const { name } = template;
  const removeIt = async () => {
    const problem = asProblem((await remove({ params: { id: template.id } })).error);
    if (problem) refuse(problem, t('refused.delete'));
    else toast({ message: t('deleted', { name }) });
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={t('deleteTitle', { name })}
      action={t('deleteAction')}
      onConfirm={removeIt}
      onClose={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
};
