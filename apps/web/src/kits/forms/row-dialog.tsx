import type { ReactNode } from 'react';
import { ConfirmDialog, ConflictDialog, ErrorList, FormDialog, ProblemNote, type Side } from '@mullion/ui-kit';
import type { FieldValues } from 'react-hook-form';
import { WhoChanged } from '../changes/who-changed';
import type { FormSubmission } from './use-row-form';

type Labels<Form> = Readonly<Partial<Record<keyof Form & string, string>>>;

interface RowDialogProps<Row, Form extends FieldValues> {
  readonly title: string;
  /** The verb on the filled button; "Save" when absent. */
  readonly action?: string | undefined;
  /** What `useRowForm` says of the submission. */
  readonly submission: FormSubmission<Row, Form>;
  /** What it means that the server refused. */
  readonly refused: string;
  /** How the fields are called where a message says which of them do not fit or differ. */
  readonly labels: Labels<Form>;
  /** How a value reads beside that of somebody else; its own text when absent. */
  readonly show?: (key: keyof Form & string, value: Form[keyof Form & string] | undefined, side: Side) => string;
  readonly hasRequired?: boolean;
  readonly submitHidden?: boolean;
  readonly submitDisabled?: boolean;
  /** What saving would do beside, at the right of the fields. */
  readonly aside?: ReactNode;
  /** The filled button when it does more than save. */
  readonly primary?: { readonly text: string; readonly onClick: () => void } | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The fields of one row in a dialog: what was refused or does not fit stands above them, what somebody else has saved
 * meanwhile, or a
 * question about what is saved, opens over them. */
export const RowDialog = <Row, Form extends FieldValues>({
  submission: { save, isSending, isDirty, errors, problem, question, conflict },
  refused,
  labels,
  show,
  children,
  ...dialog
}: RowDialogProps<Row, Form>) => (
  <FormDialog {...dialog} open onSubmit={(event) => void save(event)} busy={isSending} dirty={isDirty}>
    {question && (
      <ConfirmDialog
        open
        title={question.title}
        action={question.action}
        onConfirm={question.onConfirm}
        onClose={question.onClose}
      >
        {question.text}
      </ConfirmDialog>
    )}
    {conflict && (
      <ConflictDialog
        {...conflict}
        labels={labels}
        {...(show && { show })}
        who={conflict.edited && <WhoChanged {...conflict.edited} />}
      />
    )}
    <div className="form-grid">
      {problem && (
        <div className="wide">
          <ProblemNote problem={problem} title={refused} />
        </div>
      )}
      {errors && (
        <div className="wide">
          <ErrorList errors={errors} labels={labels as Readonly<Record<string, string>>} />
        </div>
      )}
      {children}
    </div>
  </FormDialog>
);
