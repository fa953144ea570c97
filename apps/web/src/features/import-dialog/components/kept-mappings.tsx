import { useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import type { KeptMapping } from '@mullion/contracts';
import { ConfirmDialog, FormDialog, ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import {
  useDeleteImportMappingMutation,
  useListImportMappingsQuery,
  useRenameImportMappingMutation,
} from '../api/mappings-api';

/** The kept ways of reading files: each may get another name or be deleted. */
export const KeptMappings = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['imports', 'common']);
  const { data: mappings = [], error, isLoading } = useListImportMappingsQuery({});
  const [edited, setEdited] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [leaving, setLeaving] = useState<KeptMapping | null>(null);
  const [rename, renaming] = useRenameImportMappingMutation();
  const [remove] = useDeleteImportMappingMutation();
  const problem = asProblem(renaming.error) ?? asProblem(error);
  const save = async () => {
    if (edited === null) return;
    const answer = await rename({ params: { id: edited.id as never }, body: { name: edited.name.trim() } });
    if (!answer.error) setEdited(null);
  };
  const before = mappings.find(({ id }) => id === edited?.id);
  return (
    <FormDialog
      open
      title={t('imports:mappings.title')}
      done={edited === null}
      dirty={edited !== null && edited.name !== before?.name}
      busy={renaming.isLoading}
      submitDisabled={edited !== null && edited.name.trim() === ''}
      onSubmit={(event) => {
        event.preventDefault();
        // the import's own form is around this one
        event.stopPropagation();
        void save();
      }}
      onClose={onClose}
    >
      {problem && <ProblemNote problem={problem} />}
      {mappings.length === 0 && !isLoading && <p className="muted">{t('imports:mappings.none')}</p>}
      <ul className="import-mappings">
        {mappings.map((one) => (
          <li key={one.id} className="row">
            {edited?.id === one.id ? (
              <InputGroup
                autoFocus
                fill
                maxLength={64}
                aria-label={t('imports:reading.keptName')}
                value={edited.name}
                onValueChange={(name) => setEdited({ id: one.id, name })}
              />
            ) : (
              <span className="import-mapping">
                <b className="ellipsis">{one.name}</b>{' '}
                <span className="muted sm">
                  {one.customer === null
                    ? t('imports:mappings.forAll')
                    : t('imports:reading.forCustomer', { name: one.customer })}
                </span>
              </span>
            )}
            <Button
              variant="minimal"
              text={t('imports:mappings.rename')}
              aria-label={t('imports:mappings.renameOf', { name: one.name })}
              disabled={edited !== null}
              onClick={() => setEdited({ id: one.id, name: one.name })}
            />
            <Button
              variant="minimal"
              intent="danger"
              text={t('common:action.delete')}
              aria-label={t('imports:mappings.deleteOf', { name: one.name })}
              disabled={edited !== null}
              onClick={() => setLeaving(one)}
            />
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          title={t('imports:mappings.deleteAsk', { name: leaving.name })}
          action={t('common:action.delete')}
          destructive
          onConfirm={() => remove({ params: { id: leaving.id } })}
          onClose={() => setLeaving(null)}
        >
          {t('imports:mappings.deleteText')}
        </ConfirmDialog>
      )}
    </FormDialog>
  );
};
