import type { RightCode } from '@mullion/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One right of a company with a column for each role that can be given it; type 0 has every right, type 6 none. */
@Entity('system_right')
export class SystemRightRow {
  @PrimaryColumn('int')
  company_id: number;
  @PrimaryColumn('text')
  code: RightCode;
  @Column('text')
  description: string;
  @Column('boolean')
  administrator: boolean;
  @Column('boolean')
  planner: boolean;
  @Column('boolean')
  manager: boolean;
  @Column('boolean')
  packer: boolean;
  @Column('boolean')
  worker: boolean;
}
