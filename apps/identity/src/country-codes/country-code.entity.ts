import type { Language } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The same for every company. */
@Entity('country_code')
export class CountryCodeRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('text')
  language: Language;
  @Column('char', { length: 2 })
  country_code: string;
  @Column('varchar', { length: 191 })
  country_name: string;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz')
  updated_at: Date;
}
