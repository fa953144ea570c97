import type { Company, CompanyId, PackingTypeId } from '@mullion/contracts';
import type { CompanyWithFeatures } from './company.repository';

/** A company as others see it. */
export const toCompany = (row: CompanyWithFeatures): Company => ({
  id: row.id as CompanyId,
  name: row.name,
  code: row.code,
  kind: row.kind,
  features: row.features,
  serves_company_id: row.serves_company_id as CompanyId | null,
  time_zone: row.time_zone,
  allow_custom_pallets: row.allow_custom_pallets,
  standard_lengths: row.standard_lengths,
  longest_pallet: row.longest_pallet,
  stack_rules: row.stack_rules,
  cutting_separator: row.cutting_separator,
  cutting_decimal_sign: row.cutting_decimal_sign,
  template_language: row.template_language,
  terminal_pin_length: row.terminal_pin_length,
  terminal_idle_minutes: row.terminal_idle_minutes,
  default_truck_spacing: row.default_truck_spacing,
  default_departure_time: row.default_departure_time,
  pref_packing_type: row.pref_packing_type as PackingTypeId | null,
  manager_emails: row.manager_emails,
  truck_loaded_email_template: row.truck_loaded_email_template,
  reminder_email_template: row.reminder_email_template,
  version: row.version,
});
