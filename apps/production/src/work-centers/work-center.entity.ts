import type { WorkInput } from '@mullion/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('work_center')
@Index('work_center_code_once', { synchronize: false })
export class WorkCenterRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('int')
  company_id: number;
  @Column('varchar', { length: 32 })
  code: string;
  @Column('varchar', { length: 191 })
  description: string;
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  max_load: number | null;
  /** Percent. */
  @Column('numeric', { precision: 5, scale: 2, nullable: true })
  probability: number | null;
  /** Works before production proper begins (the specification's spelling). */
  @Column('boolean')
  preperation: boolean;
  @Column('text', { array: true })
  works_by: WorkInput[];
  @Column('boolean')
  deleted: boolean;
  @Column('int')
  version: number;
}
