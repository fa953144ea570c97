import { useState } from 'react';
import {
  exportTemplate,
  logoWidth,
  saveTemplate,
  type ExportTemplate,
  type Language,
  type Problem,
  type TemplateType,
} from '@mullion/contracts';
import { isActive, useObjectUrl, useToast, type Conflict } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUploads } from '../../kits/attachments/use-uploads';
import { headerOf, widthOf } from './template-rules';

export interface TemplateOwner {
  /** Null: the company's own. */
  readonly customerId: number | null;
  readonly name: string;
}
/** What two people can disagree about. */
export interface TemplateForm {
  readonly logo_width: string;
  readonly header: string;
  readonly logo: string;
}
export interface TemplatePlace {
  readonly owner: TemplateOwner;
  readonly type: TemplateType;
  readonly language: Language;
}

const formOf = (template: ExportTemplate | null): TemplateForm => ({
  logo_width: String(template?.logo_width ?? logoWidth.usual),
  header: template?.header_content ?? '',
  logo: template?.image_path ?? '',
});

/** The template that is written over, and when the person began with it. */
interface Base {
  readonly template: ExportTemplate | null;
  readonly since: number;
}
const begun = (template: ExportTemplate | null): Base => ({ template, since: Date.now() });

interface TemplateConflict extends Conflict<TemplateForm> {
  readonly current: ExportTemplate;
  readonly since: number;
}

/** What is entered over a template as it was when the dialog came to it, and the ways to save it. */
export const useTemplateDraft = ({ owner, type, language }: TemplatePlace, template: ExportTemplate | null) => {
  const { t } = useTranslation('templates');
  const toast = useToast();
  const { uploads, submit, cancel, clear } = useUploads(saveTemplate, () => ['template']);
  const saving = uploads.some(isActive);
  const [base, setBase] = useState(() => begun(template));
  const [form, setForm] = useState(formOf(template));
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<TemplateConflict | null>(null);
  /** Starts the editor again with what is saved. */
  const [edition, setEdition] = useState(0);

  const fileUrl = useObjectUrl(file);
  const kept = formOf(base.template);
  const dirty =
    file !== null || form.header !== kept.header || form.logo_width !== kept.logo_width || form.logo !== kept.logo;
  const change = (part: Partial<TemplateForm>) => setForm((before) => ({ ...before, ...part }));

  const choose = (chosen: File) => {
    clear();
    setFile(chosen);
  };
  const removeLogo = () => {
    clear();
    setFile(null);
    change({ logo: '' });
  };
  /** The width as it will be saved; says so when it is another than the typed one. */
  const parseWidth = (): string => {
    const { width, replaced } = widthOf(form.logo_width);
    if (replaced)
      toast({
        tone: 'warn',
        message:
          width === logoWidth.min
            ? t('logo_width_too_small', { min: width })
            : t('logo_width_too_large', { max: width }),
        key: 'template-width',
      });
    change({ logo_width: String(width) });
    return String(width);
  };

  const send = async (wanted: TemplateForm, { template: over, since }: Base, image: File | null): Promise<boolean> => {
    setProblem(null);
    const place = owner.customerId === null ? { company: 'own' } : { customer_id: owner.customerId };
    const answer = await submit(image, {
      body: {
        ...place,
        type,
        language,
        logo_width: wanted.logo_width,
        header: headerOf(wanted.header),
        remove_image: wanted.logo === '' && image === null ? 'true' : 'false',
        version: over?.version ?? 0,
      },
    });
    if (answer === null) return false;
    if ('data' in answer) {
      clear();
      setBase(begun(answer.data));
      setForm(formOf(answer.data));
      setFile(null);
      setEdition((before) => before + 1);
      toast({ message: t('template_set', { name: owner.name }), key: 'template' });
      return true;
    }
    const refusal = answer.problem;
    const current = exportTemplate.safeParse(refusal.current);
    if (refusal.status === 409 && current.success) {
      clear();
      setConflict({
        base: formOf(over),
        mine: { ...wanted, logo: image ? t('logo.new') : wanted.logo },
        theirs: formOf(current.data),
        current: current.data,
        since,
      });
    }
    // what failed with a file is said beside the file
    else if (image === null) setProblem(refusal);
    return false;
  };
  const save = (width: string) => send({ ...form, logo_width: width }, base, file);
  const resolve = (merged: TemplateForm) => {
    if (!conflict) return;
    const mineLogo = merged.logo === conflict.mine.logo;
    const image = mineLogo ? file : null;
    const wanted = { ...merged, logo: mineLogo ? form.logo : merged.logo };
    const next = begun(conflict.current);
    setBase(next);
    setForm(wanted);
    if (!mineLogo) setFile(null);
    setConflict(null);
    setEdition((before) => before + 1);
    void send(wanted, next, image);
  };
  return {
    form,
    logo: fileUrl ?? (form.logo || null),
    file,
    uploads,
    cancel,
    dirty,
    saving,
    problem,
    conflict,
    edition,
    change,
    choose,
    removeLogo,
    parseWidth,
    save,
    resolve,
    keepEditing: () => setConflict(null),
  };
};
