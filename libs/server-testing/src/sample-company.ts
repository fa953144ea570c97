import { company, type Company } from '@mullion/contracts';
import type { z } from 'zod';

/** A manufacturer of Vilnius without anything special; everything can be overridden. */
export const sampleCompany = (over: Partial<z.input<typeof company>> = {}): Company =>
  company.parse({
    id: 1,
    name: 'Langai',
    code: 'L',
    kind: 'manufacturer',
    features: [],
    serves_company_id: null,
    time_zone: 'Europe/Vilnius',
    allow_custom_pallets: true,
    standard_lengths: [],
    longest_pallet: 2400,
    template_language: 'lt',
    default_truck_spacing: 50,
    pref_packing_type: null,
    manager_emails: '',
    truck_loaded_email_template: '',
    version: 1,
    ...over,
  });
