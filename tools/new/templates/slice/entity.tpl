import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: '§many_§', schema: '§service§' })
@Index('§many_§_§first§', { synchronize: false })
export class §One§Entity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  §each required§
  @Column('varchar', { length: §limit§ }) §field§: string;
  §end§
  §each optional§
  @Column('varchar', { length: §limit§, default: '' }) §field§: string;
  §end§
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
}
