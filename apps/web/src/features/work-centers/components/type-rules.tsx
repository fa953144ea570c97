import { useEffect, useState, type ReactNode } from 'react';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ListedWorkCenter, OperationRule, Problem } from '@mullion/contracts';
import { ConfirmDialog, FormField, Note, ProblemNote, SelectBox, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useSaveOperationRulesMutation } from '../api/work-centers-page-api';
import { linesOf, MAX_MINUTES, rulesOf, wrongLines, type RuleLine } from '../rules/rule-draft';
import { RulesTable } from './rules-table';

interface TypeRulesProps {
  readonly type: string;
  readonly rules: readonly OperationRule[];
  readonly centers: readonly ListedWorkCenter[];
  readonly onDirty: (isDirty: boolean) => void;
  /** Saving moves a type from one group to the other; it stays chosen. */
  readonly onKeep: () => void;
  readonly onClose: () => void;
  /** Which type it is. */
  readonly children: ReactNode;
}

/** The rules of one product type: ticked work centers with their minutes. */
export const TypeRules = ({ type, rules, centers, onDirty, onKeep, onClose, children }: TypeRulesProps) => {
  const { t } = useTranslation(['centers', 'common']);
  const toast = useToast();
  const [save, { isLoading }] = useSaveOperationRulesMutation();
  const saved = linesOf(centers, rules, type);
  const [typed, setTyped] = useState<readonly RuleLine[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const lines = typed ?? saved;
  useEffect(() => onDirty(typed !== null), [typed, onDirty]);
  const change = (id: number, part: Partial<RuleLine>) => {
    const next = lines.map((line) => (line.center.id === id ? { ...line, ...part } : line));
    setTyped(next);
    setWrong((before) => (before.length > 0 ? wrongLines(next) : before));
  };
  const send = async (body: ReturnType<typeof rulesOf>, message: string) => {
    onKeep();
    const refused = asProblem((await save({ body: { product_type: type, rules: body } })).error);
    setProblem(refused ?? null);
    if (refused) return;
    toast({ message });
    setTyped(null);
  };
  const submit = async () => {
    const bad = wrongLines(lines);
    setWrong(bad);
    if (bad.length > 0) return;
    const body = rulesOf(lines);
    await send(body, body.length > 0 ? t('centers:rules.saved', { type }) : t('centers:rules.cleared', { type }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DialogBody>
        <div className="rules-body">
          {problem && <ProblemNote problem={problem} title={t('centers:refused.rulesSave')} />}
          {wrong.length > 0 && (
            <Note tone="bad">{t('centers:rules.wrong', { max: MAX_MINUTES, centers: wrong.join(', ') })}</Note>
          )}
          {children}
          <CopyFrom rules={rules} type={type} onChoose={(from) => setTyped(linesOf(centers, rules, from))} />
          <RulesTable type={type} lines={lines} wrong={wrong} onChange={change} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('common:action.close')} onClick={onClose} disabled={isLoading} />
            <Button
              type="submit"
              intent="primary"
              text={t('centers:rules.save')}
              loading={isLoading}
              disabled={typed === null}
            />
          </>
        }
      >
        {saved.some(({ isOn }) => isOn) && (
          <Button
            variant="minimal"
            className="center-delete"
            text={t('centers:rules.clear')}
            disabled={isLoading}
            onClick={() => setAsking(true)}
          />
        )}
      </DialogFooter>
      {isAsking && (
        <ConfirmDialog
          open
          destructive
          title={t('centers:rules.clearTitle', { type })}
          action={t('centers:rules.clear')}
          onConfirm={() => send([], t('centers:rules.cleared', { type }))}
          onClose={() => setAsking(false)}
        >
          {t('centers:rules.clearText')}
        </ConfirmDialog>
      )}
    </form>
  );
};

interface CopyFromProps {
  readonly rules: readonly OperationRule[];
  readonly type: string;
  readonly onChoose: (type: string) => void;
}

/** Many types go the same way: the rules of another one are where to begin. */
const CopyFrom = ({ rules, type, onChoose }: CopyFromProps) => {
  const { t } = useTranslation('centers');
  const others = [...new Set(rules.map(({ product_type: one }) => one))].filter((one) => one !== type);
  if (others.length === 0) return null;
  return (
    <FormField label={t('rules.copy')}>
      {(wiring) => (
        <SelectBox {...wiring} fill value="" onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="" disabled>
            {t('rules.copyChoose')}
          </option>
          {others.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectBox>
      )}
    </FormField>
  );
};
