import { auditTables, auditVerbs } from '@mullion/contracts';
import { DateField, FilterInput, SelectBox, SelectSkeleton } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListUsersQuery } from '../../../entities/account/account-api';
import { Loaded } from '../../../kits/data/loaded';
import type { AuditView } from '../rules/audit-view';

interface AuditToolbarProps {
  readonly view: AuditView;
  readonly onChange: (part: Partial<AuditView>) => void;
}

/** What the list is narrowed by. */
export const AuditToolbar = ({ view, onChange }: AuditToolbarProps) => {
  const { t } = useTranslation('audit');
  const users = useListUsersQuery();
  return (
    <div className="audit-toolbar">
      <FilterInput
        label={t('filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        hotkey
      />
      <SelectBox
        aria-label={t('tableFilter')}
        value={view.table ?? ''}
        options={[
          { value: '', label: t('anyTable') },
          ...auditTables.map((table) => ({ value: table, label: t(`table.${table}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ table: auditTables.find((table) => table === value) ?? null, row: null })
        }
      />
      <SelectBox
        aria-label={t('verbFilter')}
        value={view.verb ?? ''}
        options={[
          { value: '', label: t('anyVerb') },
          ...auditVerbs.map((verb) => ({ value: verb, label: t(`verb.${verb}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ verb: auditVerbs.find((verb) => verb === value) ?? null })
        }
      />
      <Loaded query={users} compact skeleton={<SelectSkeleton />}>
        {(people) => (
          <SelectBox
            aria-label={t('personFilter')}
            value={view.who ?? ''}
            options={[
              { value: '', label: t('anyPerson') },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => onChange({ who: value === '' ? null : Number(value) })}
          />
        )}
      </Loaded>
      <DateField label={t('from')} placeholder={t('from')} value={view.from} onChange={(from) => onChange({ from })} />
      <DateField label={t('to')} placeholder={t('to')} value={view.to} onChange={(to) => onChange({ to })} />
    </div>
  );
};
