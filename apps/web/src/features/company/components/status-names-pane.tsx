import { useState } from 'react';
import { InputGroup } from '@blueprintjs/core';
import { languages, statusName, type Language, type StatusName, type StatusTable } from '@mullion/contracts';
import { type Conflict, ConflictDialog, Pane, useProblemToast, useToast, useUnsavedGuard } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { WhoChanged } from '../../../kits/changes/who-changed';
import { useStatusesQuery } from '../../../entities/reference/reference-api';
import { useSaveStatusNamesMutation } from '../api/company-api';
import { ChoiceField } from './choice-field';
import { DraftButtons } from './draft-buttons';
import { MatrixTable } from './matrix-table';

const tables = ['orders', 'products', 'pallets', 'trucks', 'problems'] as const satisfies readonly StatusTable[];
const MAX_LENGTH = 191;

/** What is typed over a name, and the name as it was when the person began. */
interface Draft {
  readonly text: string;
  readonly seen: StatusName;
  readonly since: number;
}
type Names = Readonly<Record<string, string>>;
interface NameConflict extends Conflict<Names> {
  readonly current: StatusName;
  readonly since: number;
  readonly sent: readonly Draft[];
}
const isGood = (text: string): boolean => text.trim() !== '' && text.trim().length <= MAX_LENGTH;

/** What statuses are called, table by table, in both languages. */
export const StatusNamesPane = () => {
  const { t } = useTranslation(['company', 'common']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const [table, setTable] = useState<StatusTable>('orders');
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft>>>({});
  const [conflict, setConflict] = useState<NameConflict | null>(null);
  const query = useStatusesQuery({ query: {} });
  const [write, { isLoading: saving }] = useSaveStatusNamesMutation();
  const data = query.currentData;

  const names = (data ?? []).filter((name) => name.table_name === table);
  const statuses = [...new Set(names.map(({ status }) => status))].sort((a, b) => a - b);
  const of = (status: number, language: Language) =>
    names.find((name) => name.status === status && name.language === language);
  const changed = Object.values(drafts).filter(({ text, seen }) => text.trim() !== seen.text);
  useUnsavedGuard(changed.length > 0 && !saving);
  const tableName = (name: StatusTable): string =>
    name === 'problems' ? t('company:names.problems') : t(`company:matrix.tables.${name}`);

  const send = async (sent: readonly Draft[]) => {
    const answer = await write({
      body: { names: sent.map(({ text, seen }) => ({ id: seen.id, text: text.trim(), version: seen.version })) },
    });
    const refusal = asProblem(answer.error);
    if (!refusal) {
      setDrafts({});
      return toast({ message: t('company:saved'), key: 'company-saved' });
    }
    const current = statusName.safeParse(refusal.current);
    const mine = current.success ? sent.find(({ seen }) => seen.id === current.data.id) : undefined;
    if (refusal.status !== 409 || !current.success || !mine) return problemToast(refusal, t('company:notSaved'));
    const form = (text: string): Names => ({ [current.data.id]: text });
    const sides = { base: form(mine.seen.text), mine: form(mine.text.trim()), theirs: form(current.data.text) };
    setConflict({ ...sides, current: current.data, since: mine.since, sent });
  };
  const resolve = (merged: Names) => {
    if (!conflict) return;
    const { current, sent } = conflict;
    const chosen = { text: merged[current.id] ?? current.text, seen: current, since: Date.now() };
    const next = sent.map((draft) => (draft.seen.id === current.id ? chosen : draft));
    setDrafts(Object.fromEntries(next.map((draft) => [draft.seen.id, draft])));
    setConflict(null);
    void send(next);
  };
  return (
    <Pane
      title={t('company:view.statusNames')}
      flush
      footer={
        <DraftButtons
          isDirty={changed.length > 0}
          isGood={changed.every(({ text }) => isGood(text))}
          saving={saving}
          onDiscard={() => setDrafts({})}
          onSave={() => void send(changed)}
        />
      }
    >
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={{ [conflict.current.id]: `${tableName(conflict.current.table_name)} ${conflict.current.status}` }}
          who={<WhoChanged table="status_names" id={conflict.current.id} since={conflict.since} />}
          onResolve={resolve}
          onClose={() => setConflict(null)}
        />
      )}
      <div className="matrix-choice">
        <ChoiceField
          label={t('company:matrix.table')}
          help={t('company:names.help')}
          choices={tables}
          nameOf={tableName}
          value={table}
          onChange={setTable}
        />
      </div>
      <MatrixTable
        hasTexts
        query={query}
        corner={t('company:matrix.status')}
        columns={languages}
        columnHead={(language) => t(`common:language.${language}`)}
        rows={statuses}
        keyOf={(status) => status}
        rowHead={(status) => status}
        cell={(status, language) => {
          const name = of(status, language);
          if (!name) return null;
          const text = drafts[name.id]?.text ?? name.text;
          return (
            <InputGroup
              aria-label={t('company:names.of', { status, language: t(`common:language.${language}`) })}
              value={text}
              fill
              intent={isGood(text) ? 'none' : 'danger'}
              aria-invalid={!isGood(text) || undefined}
              title={isGood(text) ? undefined : t('company:names.required')}
              onValueChange={(typed) =>
                setDrafts((before) => {
                  const { seen, since } = before[name.id] ?? { seen: name, since: Date.now() };
                  return { ...before, [name.id]: { text: typed, seen, since } };
                })
              }
            />
          );
        }}
      />
    </Pane>
  );
};
