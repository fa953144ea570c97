import { auditTables, isNamedAuditField, silentAuditFields } from '@mullion/contracts';

interface Audited {
  readonly table_name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Tables and fields of audit entries that the audit list cannot name in a person's language. */
export const unnamedOf = (entries: readonly Audited[]): string[] => [
  ...new Set(
    entries.flatMap(({ table_name, before, after }) => [
      ...(auditTables.some((table) => table === table_name) ? [] : [table_name]),
      ...Object.keys({ ...(before as object), ...(after as object) })
        .filter((field) => !silentAuditFields.has(field) && !isNamedAuditField(field))
        .map((field) => `${table_name}.${field}`),
    ]),
  ),
];
