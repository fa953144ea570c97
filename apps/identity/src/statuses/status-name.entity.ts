import type { Language, StatusTable } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('status_name')
export class StatusNameRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('int')
  company_id: number;
  @Column('text')
  table_name: StatusTable;
  @Column('int')
  status: number;
  @Column('text')
  language: Language;
  @Column('varchar', { length: 191 })
  text: string;
  @Column('int', { default: 1 })
  version: number;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz')
  updated_at: Date;
}
