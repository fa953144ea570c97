import { useState } from 'react';
import type { Company, CompanySettings } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useUpdateCompanyMutation } from '../api/company-api';

type Changes = Omit<CompanySettings, 'version'>;

/** What is entered but not saved, over the company as it is; others' changes of other fields shine through. */
export const useCompanyDraft = (company: Company) => {
  const { t } = useTranslation('company');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [update, { isLoading: saving }] = useUpdateCompanyMutation();
  const [draft, setDraft] = useState<{ readonly version: number; readonly changes: Changes } | null>(null);
  const changes = draft?.changes ?? {};
  const value = { ...company, ...changes };
  const dirty = (Object.keys(changes) as (keyof Changes)[]).some((key) => changes[key] !== company[key]);

  const change = (more: Changes) =>
    setDraft((before) => ({ version: before?.version ?? company.version, changes: { ...before?.changes, ...more } }));
  const reset = () => setDraft(null);
  const save = async () => {
    if (!draft) return;
    const answer = await update({ body: { ...draft.changes, version: draft.version } as never });
    const problem = asProblem(answer.error);
    if (problem) problemToast(problem, t('notSaved'));
    else toast({ message: t('saved'), key: 'company-saved' });
    // after a conflict the present state is shown, so that nobody saves over it unseen
    if (!problem || problem.status === 409) reset();
  };
  return { value, dirty, change, reset, save, saving };
};
