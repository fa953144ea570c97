import { useCallback, useMemo } from 'react';
import { judgeStatusChange, type StatusRight, type StatusTable } from '@mullion/contracts';
import { useAccess, type StatusOption } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { useStatusesQuery, useStatusRightsQuery } from '../reference/reference-api';

/** Status names of a table in the page's language, by number, a name for any number, and how they are read. */
export const useStatusNames = (table: StatusTable) => {
  const language = useLanguage();
  const { t } = useTranslation('common');
  const query = useStatusesQuery({ query: { language, table_name: table } });
  const { data } = query;
  const choices = useMemo(
    () =>
      (data ?? [])
        .filter((row) => row.table_name === table)
        .map(({ status, text }) => ({ status, text }))
        .sort((a, b) => a.status - b.status),
    [data, table],
  );
  const nameOf = useCallback(
    (status: number) =>
      choices.find((choice) => choice.status === status)?.text ?? (data ? t('status.unknown', { status }) : ''),
    [choices, data, t],
  );
  return { choices, nameOf, query };
};

/**
 * The status changer's options from a current status, by the rule that the server judges by again: allowed ones marked,
 * and why a lower one is not.
 */
export const useStatusOptions = (table: StatusRight['table_name']): ((current: number) => readonly StatusOption[]) => {
  const access = useAccess();
  const { choices } = useStatusNames(table);
  const { data: rights } = useStatusRightsQuery();
  const { t } = useTranslation('common');
  return useCallback(
    (current) =>
      choices.map((choice) => {
        const who = { type: access.type, rights: [...access.rights] };
        const verdict = judgeStatusChange({ table, before: current, after: choice.status }, who, rights ?? []);
        const refusal = verdict === 'status.no_right_to_lower' ? t('status.noRightToLower') : undefined;
        return { ...choice, allowed: verdict === 'allowed', ...(refusal && { refusal }) };
      }),
    [access, choices, rights, table, t],
  );
};
