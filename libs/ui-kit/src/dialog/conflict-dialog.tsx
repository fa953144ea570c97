import { useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { conflictFields, mergeFields, type Side } from './conflict-fields';

/** What three people would have to compare: how it was, what is typed here, what somebody else saved. */
export interface Conflict<Form extends object> {
  readonly base: Form;
  readonly mine: Form;
  readonly theirs: Form;
}

interface ConflictDialogProps<Form extends object> {
  readonly conflict: Conflict<Form>;
  readonly labels: Readonly<Partial<Record<keyof Form & string, string>>>;
  /** How a value reads; its own text when absent. */
  readonly show?: (key: keyof Form & string, value: Form[keyof Form & string], side: Side) => string;
  /** Who the other is, and when they saved. */
  readonly who?: ReactNode;
  /** Saves what was chosen, over the version that is there now. */
  readonly onResolve: (merged: Form) => void;
  /** Back to what is typed here; nothing is lost and nothing is saved. */
  readonly onClose: () => void;
}

/** Somebody else was faster: field by field mine or theirs, never one over the other unseen. */
export const ConflictDialog = <Form extends object>({
  conflict,
  labels,
  show,
  who,
  onResolve,
  onClose,
}: ConflictDialogProps<Form>) => {
  const { t } = useTranslation('common');
  const { base, mine, theirs } = conflict;
  const fields = conflictFields(base, mine, theirs);
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>({});
  const sideOf = (key: string, side: Side): Side => chosen[key] ?? side;
  const sides = Object.fromEntries(fields.map(({ key, side }) => [key, sideOf(key, side)]));
  const textOf = (key: keyof Form & string, side: Side): string => {
    const value = (side === 'mine' ? mine : theirs)[key];
    const text = show
      ? show(key, value, side)
      : typeof value === 'boolean'
        ? t(value ? 'action.yes' : 'action.no')
        : String(value ?? '');
    return text === '' ? t('none') : text;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('conflict.title')}
      className="dialog-conflict"
      role="alertdialog"
      canOutsideClickClose={false}
      // the form below may still be moving the focus when this opens
      onOpened={() => button.current?.focus()}
    >
      <DialogBody>
        {who && <p className="b">{who}</p>}
        <p>{t(fields.length === 0 ? 'conflict.same' : 'conflict.text')}</p>
        {fields.length > 0 && (
          <table className="conflict">
            <thead>
              <tr>
                <th scope="col">{t('conflict.field')}</th>
                <th scope="col">{t('conflict.mine')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ key, isBoth, side }) => {
                const label = labels[key] ?? key;
                return (
                  <tr key={key} className={isBoth ? 'both' : undefined}>
                    <th scope="row">
                      {label}
                      {isBoth && <small>{t('conflict.both')}</small>}
                    </th>
                    {(['mine', 'theirs'] as const).map((one) => (
                      <td key={one}>
                        <label>
                          <input
                            type="radio"
                            name={`conflict-${key}`}
                            checked={sideOf(key, side) === one}
                            onChange={() => setChosen((before) => ({ ...before, [key]: one }))}
                            aria-label={`${label}: ${t(`conflict.${one}`)}, ${textOf(key, one)}`}
                          />
                          <span>{textOf(key, one)}</span>
                        </label>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('action.keepEditing')} onClick={onClose} />
            <Button
              ref={button}
              intent="primary"
              text={t('conflict.save')}
              onClick={() => onResolve(mergeFields(mine, theirs, sides))}
              autoFocus
            />
          </>
        }
      />
    </Dialog>
  );
};
