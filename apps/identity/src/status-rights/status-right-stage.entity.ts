import type { StatusRight, UserType } from '@mullion/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Rows of the matrix that a person's next save will replace. */
@Entity('status_right_stage')
export class StatusRightStageRow {
  @PrimaryColumn('int')
  company_id: number;
  @PrimaryColumn('int')
  user_id: number;
  @PrimaryColumn('text')
  table_name: StatusRight['table_name'];
  @PrimaryColumn('smallint')
  user_type: UserType;
  @Column('timestamptz')
  staged_at: Date;
  /** The part as the person saw it; null when it was not sent. */
  @Column('jsonb', { nullable: true })
  known: { before: number; after: number }[] | null;
}
