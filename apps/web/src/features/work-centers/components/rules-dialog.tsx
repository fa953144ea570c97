import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { ListedWorkCenter } from '@mullion/contracts';
import { EmptyState, FormField, Note, SelectBox, useUnsavedGuard } from '@mullion/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useOperationRulesQuery } from '../api/work-centers-page-api';
import { typesOf, type TypesOfProducts } from '../rules/rule-draft';
import { TypeRules } from './type-rules';
import './rules-dialog.css';

interface RulesDialogProps {
  readonly centers: readonly ListedWorkCenter[];
  readonly onClose: () => void;
}

/** By which rules the operations of products are made, a product type at a time. */
export const RulesDialog = ({ centers, onClose }: RulesDialogProps) => {
  const { t } = useTranslation(['centers', 'common']);
  const query = useOperationRulesQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  const close = () => guard(onClose);
  return (
    <Dialog
      isOpen
      title={t('centers:rules.title')}
      className="dialog-form rules-dialog"
      canOutsideClickClose={false}
      onClose={close}
    >
      <Loaded
        query={query}
        failed={t('centers:refused.rulesLoad')}
        skeleton={<div className="rules-wait bp6-skeleton" />}
      >
        {({ rules, types_without: without }) => {
          const types = typesOf(rules, without);
          const type = chosen ?? types.without[0] ?? types.withRules[0] ?? null;
          if (type === null)
            return (
              <>
                <DialogBody>
                  <EmptyState title={t('centers:rules.noTypes')} text={t('centers:rules.noTypesText')} />
                </DialogBody>
                <DialogFooter actions={<Button text={t('common:action.close')} onClick={close} />} />
              </>
            );
          const choose = (next: string) =>
            guard(() => {
              setDirty(false);
              setChosen(next);
            });
          return (
            <TypeRules
              key={type}
              type={type}
              rules={rules}
              centers={centers}
              onDirty={setDirty}
              onKeep={() => setChosen(type)}
              onClose={close}
            >
              <p className="muted">{t('centers:rules.text')}</p>
              <RulesNote types={types} />
              <TypeChoice types={types} type={type} onChoose={choose} />
            </TypeRules>
          );
        }}
      </Loaded>
    </Dialog>
  );
};

/** Names the types whose time is not known. */
const RulesNote = ({ types: { without, inPart } }: { types: TypesOfProducts }) => {
  const { t } = useTranslation('centers');
  if (without.length === 0 && inPart.length === 0) return <Note tone="ok">{t('rules.allKnown')}</Note>;
  return (
    <Note tone="warn">
      <div className="rules-types" role="group" tabIndex={0} aria-label={t('rules.unestimatedTypes')}>
        {without.length > 0 && <div>{t('rules.withoutNote', { types: without.join(', ') })}</div>}
        {inPart.length > 0 && <div>{t('rules.partNote', { types: inPart.join(', ') })}</div>}
      </div>
    </Note>
  );
};

interface TypeChoiceProps {
  readonly types: TypesOfProducts;
  readonly type: string;
  readonly onChoose: (type: string) => void;
}

const TypeChoice = ({ types, type, onChoose }: TypeChoiceProps) => {
  const { t } = useTranslation('centers');
  const group = (label: string, names: readonly string[]) =>
    names.length > 0 && (
      <optgroup label={label}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </optgroup>
    );
  // a type whose rules were just removed, and that no product has, stays to be chosen
  const isKnown = types.without.includes(type) || types.withRules.includes(type);
  return (
    <FormField label={t('rules.type')}>
      {(wiring) => (
        <SelectBox {...wiring} fill value={type} onChange={(event) => onChoose(event.currentTarget.value)}>
          {group(t('rules.without'), isKnown ? types.without : [type, ...types.without])}
          {group(t('rules.with'), types.withRules)}
        </SelectBox>
      )}
    </FormField>
  );
};
