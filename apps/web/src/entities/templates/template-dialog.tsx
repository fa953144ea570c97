import { useState } from 'react';
import { Dialog, DialogBody, SegmentedControl } from '@blueprintjs/core';
import { languages, templateTypes, type Language, type TemplateType } from '@mullion/contracts';
import { useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { TemplateForm } from './template-form';
import { useGetTemplateQuery, useListTemplatesQuery } from './templates-api';
import type { TemplateOwner } from './use-template-draft';
import './templates.css';

interface Which {
  readonly type: TemplateType;
  readonly language: Language;
}
interface TemplateDialogProps {
  readonly owner: TemplateOwner;
  readonly first: Which;
  readonly onClose: () => void;
}

/**
 * Export templates of a customer or the company: one a document and language. Escape closes; what was typed is asked
 * about.
 */
export const TemplateDialog = ({ owner, first, onClose }: TemplateDialogProps) => {
  const { t } = useTranslation(['templates', 'common']);
  const [which, setWhich] = useState(first);
  const [dirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(dirty);
  const templates = useListTemplatesQuery({
    query: owner.customerId === null ? {} : { customer_id: owner.customerId },
  });
  const list = templates.currentData;
  const id = list?.find(({ type, language }) => type === which.type && language === which.language)?.id ?? null;
  const found = useGetTemplateQuery({ params: { id: id ?? 1 } }, { skip: id === null });
  const template = id !== null && found.data?.id === id ? found.data : null;
  const place = `${which.type} ${which.language}`;
  const [begun, setBegun] = useState<string | null>(null);
  // the form has begun with what was there; changes, its own save among them, must not take away what is typed since
  if (list !== undefined && (id === null || template !== null) && begun !== place) setBegun(place);

  const choose = (part: Partial<Which>) =>
    guard(() => {
      setDirty(false);
      setWhich((before) => ({ ...before, ...part }));
    });
  return (
    <Dialog
      isOpen
      onClose={() => guard(onClose)}
      title={t('templates:title', { name: owner.name })}
      className="dialog-template"
      canOutsideClickClose={false}
    >
      <div className="template-tools">
        <SegmentedControl
          aria-label={t('templates:type.label')}
          size="small"
          options={templateTypes.map((type) => ({ value: type, label: t(`templates:type.${type}`) }))}
          value={which.type}
          onValueChange={(value) => choose({ type: value === 'truck' ? 'truck' : 'pallet' })}
        />
        <SegmentedControl
          aria-label={t('templates:language')}
          size="small"
          options={languages.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
          value={which.language}
          onValueChange={(value) => choose({ language: value === 'en' ? 'en' : 'lt' })}
        />
      </div>
      {begun === place ? (
        <TemplateForm
          key={place}
          place={{ owner, ...which }}
          template={template}
          onDirty={setDirty}
          onClose={() => guard(onClose)}
        />
      ) : (
        <DialogBody>
          <Loaded<unknown>
            query={id === null ? templates : found}
            skeleton={<div className="bp6-skeleton header-text" />}
          >
            {() => null}
          </Loaded>
        </DialogBody>
      )}
    </Dialog>
  );
};
