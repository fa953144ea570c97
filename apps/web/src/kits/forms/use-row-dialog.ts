import { useEffect, useState } from 'react';
import { useToast, useZodForm } from '@mullion/ui-kit';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { useRowForm, type RowFormOptions } from './use-row-form';

interface RowDialogOptions<Row, Form extends FieldValues, Values, Saved> extends Omit<
  RowFormOptions<Row, Form, Values, Saved>,
  'form' | 'formOf' | 'onSaved'
> {
  /** What may be typed. */
  readonly fields: z.ZodType<Values, Form>;
  /** The row as its fields show it; null is a new one. */
  readonly formOf: (row: Row | null) => Form;
  /** One sentence on what was saved; null says nothing. */
  readonly done: (values: Values, saved: Saved, over: Row | null) => string | null;
  /** What else follows, once the dialog is closed or has begun the next row. */
  readonly onSaved?: (values: Values, saved: Saved) => void;
  readonly onClose: () => void;
}

/** The form of one row in a RowDialog: says what was saved and closes; `saving` is what the dialog shows. */
export const useRowDialog = <Row, Form extends FieldValues, Values, Saved>({
  fields,
  done,
  onSaved,
  onClose,
  ...options
}: RowDialogOptions<Row, Form, Values, Saved>) => {
  const toast = useToast();
  const [round, setRound] = useState(0);
  const form = useZodForm<Form, Values>(fields, options.formOf(options.row) as DefaultValues<Form>);
  const submission = useRowForm<Row, Form, Values, Saved>({
    ...options,
    form,
    onSaved: (values, saved, over, goesOn) => {
      const message = done(values, saved, over);
      if (message !== null) toast({ message });
      if (!goesOn) onClose();
      else setRound((before) => before + 1);
      onSaved?.(values, saved);
    },
  });
  // once the fields are enabled again, those of the next row begin with the first
  useEffect(() => {
    if (round > 0) form.setFocus(Object.keys(form.getValues())[0] as Path<Form>);
  }, [form, round]);
  return { form, control: form.control, submission };
};
