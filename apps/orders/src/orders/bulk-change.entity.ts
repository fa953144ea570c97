import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BulkChange, StoredBulkChange, UndoneChange } from './bulk-change';

@Entity({ name: 'bulk_changes', schema: 'orders' })
@Index('bulk_changes_made', ['made_at'])
export class BulkChangeEntity implements StoredBulkChange {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'bulk_changes_pkey' }) company_id: number;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'bulk_changes_pkey' }) id: string;
  @Column('text') asker: string;
  @Column('timestamptz') made_at: Date;
  @Column('jsonb') change: BulkChange;
  @Column('jsonb', { nullable: true }) undone: UndoneChange | null;
}
