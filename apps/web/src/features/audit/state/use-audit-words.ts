import {
  auditTables,
  isAuditField,
  rightRoles,
  sharedKinds,
  terminalKinds,
  workInputs,
  type UserType,
} from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { useStatusesQuery } from '../../../entities/reference/reference-api';
import { rightKeyOf } from '../rules/field-keys';
import { partOfField, rowText, valueText, type ValueWords } from '../rules/value-text';

const PAL_STATUSES = [0, 1, 2, 3] as const;
const CATEGORIES = [0, 1, 2] as const;
const isKnown = <T extends number>(known: readonly T[], value: number): value is T =>
  known.some((each) => each === value);

/** Kinds of terminals and private links, what work centers work by, and what is done on the operations page. */
const WORDS = [
  ...terminalKinds,
  ...sharedKinds,
  ...workInputs,
  'dead_letter_retried',
  'dead_letter_discarded',
  'saga_retried',
  'copy_rebuilt',
  'mail_resent',
] as const;
const isKnownWord = (word: string): word is (typeof WORDS)[number] => WORDS.some((known) => known === word);

/** Names of tables, fields and values of audit entries in the page's language. */
export const useAuditWords = () => {
  const { t } = useTranslation(['audit', 'common', 'company', 'orders']);
  const { data: statuses } = useStatusesQuery({ query: { language: useLanguage() } });
  const userTypeOf = (type: number): string =>
    type >= 0 && type <= 6 ? t(`common:userType.${String(type) as `${UserType}`}`) : String(type);
  const tableOf = (name: string): string => {
    const known = auditTables.find((table) => table === name);
    return known ? t(`audit:table.${known}`) : name;
  };
  const words: ValueWords = {
    yes: t('common:action.yes'),
    no: t('common:action.no'),
    none: t('common:none'),
    secret: t('audit:secret'),
    palStatusOf: (status) => (isKnown(PAL_STATUSES, status) ? t(`orders:palStatus.${status}`) : String(status)),
    categoryOf: (category) =>
      isKnown(CATEGORIES, category) ? t(`orders:products.category.${category}`) : String(category),
    statusOf: (table, status) =>
      statuses?.find((name) => name.table_name === table && name.status === status)?.text ??
      t('common:status.unknown', { status }),
    roleOf: (role) => {
      const index = rightRoles.findIndex((each) => each === role);
      return index < 0 ? role : userTypeOf(index + 1);
    },
    userTypeOf,
    wordOf: (code) => {
      const key = code.replaceAll('.', '_');
      return isKnownWord(key) ? t(`audit:word.${key}`) : code;
    },
  };
  const fieldOf = (field: string): string => {
    const part = partOfField(field);
    if (part) return `${tableOf(part.table)} · ${userTypeOf(part.userType)}`;
    const right = rightKeyOf(field);
    if (right) return t(`company:rights.code.${right}`);
    return isAuditField(field) ? t(`audit:field.${field}`) : field;
  };
  const rowOf = (table: string, name: string): string => rowText(table, name, words);
  return {
    tableOf,
    fieldOf,
    rowOf,
    textOf: (table: string, field: string, value: unknown): string => valueText(table, field, value, words),
  };
};
