import { useState } from 'react';
import { company as companySchema, type Company, type CompanySettings } from '@mullion/contracts';
import { useProblemToast, useToast, type Conflict } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useUpdateCompanyMutation } from '../../../entities/reference/reference-api';

type Changes = Omit<CompanySettings, 'version'>;

/** The company that is written over, and when the person began with it. */
interface Base {
  readonly company: Company;
  readonly since: number;
}
const begun = (company: Company): Base => ({ company, since: Date.now() });

/** Two administrators set the same settings. */
export interface CompanyConflict extends Conflict<Changes> {
  readonly current: Company;
  readonly since: number;
}

const ofKeys = (company: Company, keys: Changes): Changes =>
  Object.fromEntries((Object.keys(keys) as (keyof Changes)[]).map((key) => [key, company[key]]));

/** What is entered but not saved, over the company as it is; others' changes of other fields shine through. */
export const useCompanyDraft = (company: Company) => {
  const { t } = useTranslation('company');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [update, { isLoading: saving }] = useUpdateCompanyMutation();
  const [draft, setDraft] = useState<{ readonly base: Base; readonly changes: Changes } | null>(null);
  const [conflict, setConflict] = useState<CompanyConflict | null>(null);
  const changes = draft?.changes ?? {};
  const value = { ...company, ...changes };
  const dirty = (Object.keys(changes) as (keyof Changes)[]).some((key) => changes[key] !== company[key]);

  const change = (more: Changes) =>
    setDraft((before) => ({ base: before?.base ?? begun(company), changes: { ...before?.changes, ...more } }));
  const reset = () => setDraft(null);
  const write = async (sent: Changes, { company: base, since }: Base) => {
    const answer = await update({ body: { ...sent, version: base.version } });
    const problem = asProblem(answer.error);
    const current = companySchema.safeParse(problem?.current);
    if (problem?.status === 409 && current.success)
      return setConflict({
        base: ofKeys(base, sent),
        mine: sent,
        theirs: ofKeys(current.data, sent),
        current: current.data,
        since,
      });
    if (problem) return problemToast(problem, t('notSaved'));
    toast({ message: t('saved'), key: 'company-saved' });
    reset();
  };
  const save = async () => {
    if (draft) await write(draft.changes, draft.base);
  };
  const resolve = (merged: Changes) => {
    if (!conflict) return;
    const base = begun(conflict.current);
    setDraft({ base, changes: merged });
    setConflict(null);
    void write(merged, base);
  };
  return { value, dirty, change, reset, save, saving, conflict, resolve, keepEditing: () => setConflict(null) };
};
