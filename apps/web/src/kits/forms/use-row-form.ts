import { useRef, useState, type SyntheticEvent } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem, SharedTable } from '@mullion/contracts';
import type { Conflict } from '@mullion/ui-kit';
import type { DefaultValues, FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { asProblem } from '../api/as-problem';
import type { ChangedRow } from '../changes/changes-api';
import { metConflict } from './met-conflict';

interface Answer<Saved> {
  readonly data?: Saved;
  readonly error?: Problem | SerializedError;
}
/** What is asked before a row is written over. */
interface Question<Form> {
  /** Names the thing and what becomes of it. */
  readonly title: string;
  /** The verb. */
  readonly action: string;
  readonly text: string;
  /** Fields that show what was there before when the answer is no. */
  readonly putBack: readonly (keyof Form & string)[];
}
export interface RowFormOptions<Row, Form extends FieldValues, Values, Saved> {
  readonly form: UseFormReturn<Form, unknown, Values>;
  /** The row when the form opened; null makes a new one. */
  readonly row: Row | null;
  /** How an answer or a refusal brings the current row. */
  readonly schema: z.ZodType<Row>;
  readonly formOf: (row: Row) => Form;
  /** Where edits of such rows are kept: when somebody else was faster, their name is shown. */
  readonly audited?: SharedTable;
  /** Fields that are compared when somebody else was faster; all of them when absent. Passwords are never shown. */
  readonly compared?: readonly (keyof Form & string)[];
  /** Asked before what is typed is written over a row; null asks nothing. */
  readonly question?: (values: Values, over: Row) => Question<Form> | null;
  /** Writes over the version of `over`; null makes a new row. */
  readonly send: (values: Values, over: Row | null) => Promise<Answer<Saved>>;
  /** What the form goes on with when the next new row is made at once; null or absent: it does not. */
  readonly next?: (made: Form) => Form | null;
  /** @param goesOn the form has begun the next new row */
  readonly onSaved: (values: Values, saved: Saved, over: Row | null, goesOn: boolean) => void;
}

/** The row that a form writes over, and when the person began with it. */
interface Base<Row> {
  readonly row: Row | null;
  readonly since: number;
}
const begun = <Row>(row: Row | null): Base<Row> => ({ row, since: Date.now() });

/** How saving goes: what a RowDialog shows around its fields. */
export interface FormSubmission<Row, Form extends FieldValues> {
  readonly save: (event?: SyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  readonly isDirty: boolean;
  /** What does not fit, once somebody has tried to save it. */
  readonly errors: FieldErrors<Form> | null;
  readonly problem: Problem | null;
  /** What the ConfirmDialog needs; null while nothing is asked. */
  readonly question:
    | (Omit<Question<Form>, 'putBack'> & { readonly onConfirm: () => void; readonly onClose: () => void })
    | null;
  /** What the ConflictDialog needs, and the row as somebody else left it; null while nobody was faster. */
  readonly conflict: {
    readonly conflict: Conflict<Partial<Form>>;
    readonly current: Row;
    /** Whose edit it was can be asked by this. */
    readonly edited: ChangedRow | null;
    readonly onResolve: (merged: Partial<Form>) => void;
    readonly onClose: () => void;
  } | null;
}

/**
 * Saves a form over the row it began with. When somebody else has saved that row meanwhile, nothing is written: what
 * differs comes back as
 * `conflict` for the ConflictDialog, what is typed stays, and what is chosen there is saved over the row as it is now.
 */
export const useRowForm = <Row, Form extends FieldValues, Values, Saved>(
  options: RowFormOptions<Row, Form, Values, Saved>,
): FormSubmission<Row, Form> => {
  const { form } = options;
  const { errors, isDirty, isSubmitted, isValid } = form.formState;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSaving = useRef(false);
  const [base, setBase] = useState(() => begun(options.row));
  const [asked, setAsked] = useState<(Question<Form> & { readonly answer: (yes: boolean) => void }) | null>(null);
  const [conflict, setConflict] = useState<
    (Conflict<Partial<Form>> & { readonly current: Row; readonly since: number }) | null
  >(null);

  const submit = async (values: Values, { row: over, since }: Base<Row>): Promise<void> => {
    setProblem(null);
    setSending(true);
    const answer = await options.send(values, over).finally(() => setSending(false));
    const refused = asProblem(answer.error);
    if (!refused) {
      // a form that stays open goes on from what it has saved
      const saved = options.schema.safeParse(answer.data);
      const next = over === null ? (options.next?.(form.getValues()) ?? null) : null;
      if (next !== null) form.reset(next as DefaultValues<Form>);
      else if (saved.success) setBase(begun(saved.data));
      return options.onSaved(values, answer.data as Saved, over, next !== null);
    }
    const current = metConflict(refused, options.schema);
    if (over === null || current === null) return setProblem(refused);
    const typed = form.getValues();
    const keys = options.compared ?? (Object.keys(typed) as (keyof Form & string)[]);
    const part = (fields: Form): Partial<Form> =>
      Object.fromEntries(keys.map((key) => [key, fields[key]])) as Partial<Form>;
    const sides = { base: part(options.formOf(over)), mine: part(typed), theirs: part(options.formOf(current)) };
    // somebody changed what this form does not show: there is nothing to choose
    if (keys.every((key) => Object.is(sides.base[key], sides.theirs[key])))
      return submit(values, { row: current, since });
    setConflict({ ...sides, current, since });
  };
  const mayGoOn = async (values: Values): Promise<boolean> => {
    const question = base.row !== null && options.question?.(values, base.row);
    if (!question) return true;
    const yes = await new Promise<boolean>((answer) => setAsked({ ...question, answer }));
    if (!yes)
      for (const key of question.putBack as readonly Path<Form>[])
        form.setValue(key, options.formOf(base.row)[key] as PathValue<Form, Path<Form>>, { shouldDirty: true });
    return yes;
  };
  const onResolve = (merged: Partial<Form>): void => {
    if (conflict === null) return;
    for (const key of Object.keys(merged) as Path<Form>[])
      form.setValue(key, merged[key] as PathValue<Form, Path<Form>>, { shouldDirty: true, shouldTouch: true });
    const next = begun(conflict.current);
    setBase(next);
    setConflict(null);
    void form.handleSubmit((values) => submit(values, next))();
  };
  return {
    save: async (event) => {
      // a second press before the first has disabled the button saves nothing twice
      if (isSaving.current) return event?.preventDefault();
      isSaving.current = true;
      await form
        .handleSubmit(async (values) => {
          if (await mayGoOn(values)) await submit(values, base);
        })(event)
        .finally(() => (isSaving.current = false));
    },
    question: asked && {
      title: asked.title,
      action: asked.action,
      text: asked.text,
      // the first answer counts: closing after a yes is no refusal
      onConfirm: () => asked.answer(true),
      onClose: () => {
        asked.answer(false);
        setAsked(null);
      },
    },
    isSending,
    isDirty,
    errors: isSubmitted && !isValid ? errors : null,
    problem,
    conflict: conflict && {
      conflict,
      current: conflict.current,
      edited: editedOf(options.audited, conflict),
      onResolve,
      onClose: () => setConflict(null),
    },
  };
};

const editedOf = (
  table: SharedTable | undefined,
  { current: row, since }: { readonly current: unknown; readonly since: number },
): ChangedRow | null => {
  const id = row !== null && typeof row === 'object' && 'id' in row ? row.id : null;
  return table !== undefined && typeof id === 'number' ? { table, id, since } : null;
};
