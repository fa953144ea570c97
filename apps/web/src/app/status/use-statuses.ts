import { useCallback, useMemo } from 'react';
import type { StatusRight, StatusTable } from '@mullion/contracts';
import { useAccess, type StatusOption } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import { useStatusesQuery, useStatusRightsQuery } from '../reference-api';
import { mayChangeStatus } from './allowed-targets';

/** Status names of a table in the page's language, by number, and a name for any number. */
export const useStatusNames = (table: StatusTable) => {
  const language = useLanguage();
  const { t } = useTranslation('common');
  const { data } = useStatusesQuery({ query: { language, table_name: table } });
  const choices = useMemo(
    () =>
      (data ?? [])
        .filter((row) => row.table_name === table)
        .map(({ status, text }) => ({ status, text }))
        .sort((a, b) => a.status - b.status),
    [data, table],
  );
  const nameOf = useCallback(
    (status: number) => choices.find((choice) => choice.status === status)?.text ?? (data ? t('status.unknown', { status }) : ''),
    [choices, data, t],
  );
  return { choices, nameOf };
};

/** The status changer's options from a current status, allowed ones marked. */
export const useStatusOptions = (table: StatusRight['table_name']): ((current: number) => readonly StatusOption[]) => {
  const access = useAccess();
  const { choices } = useStatusNames(table);
  const { data: rights } = useStatusRightsQuery();
  return useCallback(
    (current) => choices.map((choice) => ({ ...choice, allowed: mayChangeStatus(access, rights ?? [], table, current, choice.status) })),
    [access, choices, rights, table],
  );
};
