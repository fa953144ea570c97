import type { Company, CompanyKind, Language, StackRulesDto } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('company')
export class CompanyRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('varchar', { length: 191 })
  name: string;
  @Column('varchar', { length: 32, unique: true })
  code: string;
  @Column('text')
  kind: CompanyKind;
  @Column('int', { nullable: true })
  serves_company_id: number | null;
  @Column('text')
  time_zone: string;
  @Column('boolean')
  allow_custom_pallets: boolean;
  @Column('int', { array: true })
  standard_lengths: number[];
  @Column('int')
  longest_pallet: number;
  @Column('jsonb')
  stack_rules: StackRulesDto;
  @Column('text')
  cutting_separator: Company['cutting_separator'];
  @Column('text')
  cutting_decimal_sign: Company['cutting_decimal_sign'];
  @Column('text')
  template_language: Language;
  @Column('smallint')
  terminal_pin_length: number;
  @Column('smallint')
  terminal_idle_minutes: number;
  @Column('int')
  default_truck_spacing: number;
  @Column('text')
  default_departure_time: string;
  @Column('int', { nullable: true })
  pref_packing_type: number | null;
  @Column('text')
  manager_emails: string;
  @Column('text')
  truck_loaded_email_template: string;
  @Column('text', { default: '' })
  reminder_email_template: string;
  /** Counts changes of the company's status rights, so that copies can drop older ones. */
  @Column('int')
  status_rights_version: number;
  @Column('int')
  version: number;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz')
  updated_at: Date;
}
