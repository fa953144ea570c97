import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { logoFile, type ExportTemplate } from '@mullion/contracts';
import {
  ConfirmDialog,
  ConflictDialog,
  FileDrop,
  FilePreview,
  focusFirstField,
  FormField,
  limitTexts,
  ProblemNote,
  UploadList,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { WhoChanged } from '../../kits/changes/who-changed';
import { HeaderPreview } from './header-preview';
import { widthOf } from './template-rules';
import { useTemplateDraft, type TemplateForm as Form, type TemplatePlace } from './use-template-draft';

/** Large, and not needed for the list. */
const HeaderEditor = lazy(async () => ({ default: (await import('./header-editor')).HeaderEditor }));

interface TemplateFormProps {
  readonly place: TemplatePlace;
  /** Null: there is none yet. */
  readonly template: ExportTemplate | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onClose: () => void;
}

/** A saved logo is a data URI, which begins with its type. */
const typeOfLogo = (file: File | null, url: string): string => file?.type ?? /^data:([^;,]+)/.exec(url)?.[1] ?? '';

/** Logo, width and header of one template beside a preview of the real document's top. */
export const TemplateForm = ({ place, template, onDirty, onClose }: TemplateFormProps) => {
  const { t } = useTranslation(['templates', 'common']);
  const draft = useTemplateDraft(place, template);
  const { form, logo, dirty, saving, problem, conflict } = draft;
  const [asking, setAsking] = useState<string | null>(null);
  const id = useId();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // a button that is disabled while it works loses the focus to the page, and Escape with it
    if (wasSaving.current && !saving && document.activeElement === document.body) saveButton.current?.focus();
    wasSaving.current = saving;
  }, [saving]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(fields.current), []);
  const save = () => {
    const width = draft.parseWidth();
    if (logo === null) setAsking(width);
    else void draft.save(width);
  };
  const show = (key: keyof Form, value: string): string => {
    if (key === 'logo')
      return value === ''
        ? t('templates:logo.none')
        : value === t('templates:logo.new')
          ? value
          : t('templates:logo.label');
    return key === 'header' ? (new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '') : value;
  };
  return (
    <>
      <DialogBody>
        {problem && <ProblemNote problem={problem} title={t('templates:template_upload_error')} />}
        <div className="template-grid" ref={fields}>
          <div className="template-side">
            <div className="field">
              <label className="lab" htmlFor={id}>
                {t('templates:logo.label')}
              </label>
              <FileDrop
                id={id}
                limits={logoFile}
                hasFile={logo !== null}
                disabled={saving}
                onFile={draft.choose}
                actions={
                  logo && (
                    <>
                      <FilePreview
                        name={draft.file?.name ?? t('templates:logo.label')}
                        type={typeOfLogo(draft.file, logo)}
                        url={logo}
                      />
                      <Button
                        icon={<Trash />}
                        size="small"
                        variant="minimal"
                        disabled={saving}
                        aria-label={t('templates:logo.remove')}
                        title={t('templates:logo.remove')}
                        onClick={draft.removeLogo}
                      />
                    </>
                  )
                }
              >
                <div className="template-logo">
                  {logo ? (
                    <img src={logo} alt={t('templates:logo.alt')} />
                  ) : (
                    <span className="muted">{t('templates:logo.none')}</span>
                  )}
                </div>
              </FileDrop>
              <p className="help">{t('common:file.limits', limitTexts(logoFile))}</p>
              <UploadList uploads={draft.uploads} onCancel={({ key }) => draft.cancel(key)} onRetry={save} />
            </div>
            <FormField label={t('templates:logo.width')}>
              {(wiring) => (
                <InputGroup
                  {...wiring}
                  inputMode="numeric"
                  value={form.logo_width}
                  onValueChange={(logo_width) => draft.change({ logo_width })}
                  onBlur={() => draft.parseWidth()}
                />
              )}
            </FormField>
          </div>
          <div className="template-main">
            <div>
              <span className="lab">{t('templates:header')}</span>
              <Suspense
                fallback={
                  <div className="header-editor header-text bp6-skeleton" aria-label={t('templates:editor.loading')} />
                }
              >
                <HeaderEditor key={draft.edition} value={form.header} onChange={(header) => draft.change({ header })} />
              </Suspense>
            </div>
            <div>
              <span className="lab">{t('templates:preview')}</span>
              <HeaderPreview
                type={place.type}
                language={place.language}
                logo={logo}
                logoWidth={widthOf(form.logo_width).width}
                html={form.header}
              />
            </div>
          </div>
        </div>
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={{
              logo_width: t('templates:logo.width'),
              header: t('templates:header'),
              logo: t('templates:logo.label'),
            }}
            show={show}
            who={<WhoChanged table="templates" id={conflict.current.id} since={conflict.since} />}
            onResolve={draft.resolve}
            onClose={draft.keepEditing}
          />
        )}
        <ConfirmDialog
          open={asking !== null}
          title={t('templates:logo_not_set')}
          action={t('templates:saveWithout')}
          onConfirm={() => (asking === null ? undefined : draft.save(asking))}
          onClose={() => setAsking(null)}
        >
          {t('templates:logo_not_setText')}
        </ConfirmDialog>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text={t(dirty ? 'common:action.cancel' : 'common:action.close')}
              onClick={onClose}
              disabled={saving}
            />
            <Button ref={saveButton} intent="primary" text={t('common:action.save')} loading={saving} onClick={save} />
          </>
        }
      />
    </>
  );
};
