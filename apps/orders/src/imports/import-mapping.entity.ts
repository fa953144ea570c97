import type { ImportMapping } from '@mullion/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'import_mappings', schema: 'orders' })
@Index('import_mappings_name', { synchronize: false })
@Index('import_mappings_customer', ['customer_id'])
export class ImportMappingEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('varchar', { length: 64 }) name: string;
  @Column('integer', { nullable: true }) customer_id: number | null;
  // by name: slices do not import each other's entities
  @ManyToOne('CustomerEntity', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'import_mappings_customer_id_fkey' })
  customer?: unknown;
  @Column('jsonb') mapping: ImportMapping;
  /** Keys of the heads that have to stand in a file for it to fit. */
  @Column('text', { array: true, default: [] }) heads: string[];
  @Column('smallint', { default: 0 }) read_columns: number;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
}
