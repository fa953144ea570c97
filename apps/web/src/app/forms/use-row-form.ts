import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@mullion/contracts';
import type { Conflict } from '@mullion/ui-kit';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { asProblem } from '../api/as-problem';
import { metConflict } from './met-conflict';

interface Answer<Saved> {
  readonly data?: Saved;
  readonly error?: Problem | SerializedError;
}
interface RowFormOptions<Row, Form extends FieldValues, Values, Saved> {
  readonly form: UseFormReturn<Form, unknown, Values>;
  /** The row when the dialog opened; null makes a new one. */
  readonly row: Row | null;
  /** How a refusal brings the present row. */
  readonly schema: z.ZodType<Row>;
  readonly formOf: (row: Row) => Form;
  /** Fields that are compared when somebody else was faster; all of them when absent. Passwords are never shown. */
  readonly compared?: readonly (keyof Form & string)[];
  /** Writes over the version of `over`; null makes a new row. */
  readonly send: (values: Values, over: Row | null) => Promise<Answer<Saved>>;
  readonly onSaved: (values: Values, saved: Saved | undefined) => void;
}

/**
 * Saves a dialog's form over the row it began with. When somebody else has saved that row meanwhile, nothing is written: what differs comes back as
 * `conflict` for the ConflictDialog, what is typed stays, and what is chosen there is saved over the row as it is now.
 */
export const useRowForm = <Row, Form extends FieldValues, Values, Saved>(options: RowFormOptions<Row, Form, Values, Saved>) => {
  const { form } = options;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [base, setBase] = useState(options.row);
  const [conflict, setConflict] = useState<(Conflict<Partial<Form>> & { readonly current: Row }) | null>(null);

  const submit = async (values: Values, over: Row | null): Promise<void> => {
    setProblem(null);
    const answer = await options.send(values, over);
    const refused = asProblem(answer.error);
    if (!refused) return options.onSaved(values, answer.data);
    const current = metConflict(refused, options.schema);
    if (over === null || current === null) return setProblem(refused);
    const typed = form.getValues();
    const keys = options.compared ?? (Object.keys(typed) as (keyof Form & string)[]);
    const part = (whole: Form): Partial<Form> => Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<Form>;
    setConflict({ base: part(options.formOf(over)), mine: part(typed), theirs: part(options.formOf(current)), current });
  };
  const onResolve = (merged: Partial<Form>): void => {
    if (conflict === null) return;
    for (const key of Object.keys(merged) as Path<Form>[])
      form.setValue(key, merged[key] as PathValue<Form, Path<Form>>, { shouldDirty: true, shouldTouch: true });
    setBase(() => conflict.current);
    setConflict(null);
    void form.handleSubmit((values) => submit(values, conflict.current))();
  };
  return {
    save: form.handleSubmit((values) => submit(values, base)),
    problem,
    /** What the ConflictDialog needs, and the row as somebody else left it; null while nobody was faster. */
    conflict: conflict && { conflict, current: conflict.current, onResolve, onClose: () => setConflict(null) },
  };
};
