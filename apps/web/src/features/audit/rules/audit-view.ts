import { auditTables, auditVerbs } from '@mullion/contracts';
import { choiceField, dateField, numberField, pageField, textField } from '../../../kits/lists/list-fields';
import { defineListView, type ViewIn } from '../../../kits/lists/list-view';

/** The address says it all: `audit/{table}/{row}?who=3&from=2026-11-01`. */
export const auditView = defineListView({
  page: 'audit',
  path: { table: choiceField(auditTables, null), row: textField },
  search: {
    verb: choiceField(auditVerbs, null),
    who: numberField(null, 1, 999_999_999),
    from: dateField,
    to: dateField,
    filter: textField,
    page: pageField,
  },
  refine: ({ table, row }) => ({ row: table === null ? null : row }),
  shortens: true,
});
export type AuditView = ViewIn<typeof auditView>;
export const auditFilters = ['table', 'row', 'verb', 'who', 'from', 'to', 'filter'] as const;
