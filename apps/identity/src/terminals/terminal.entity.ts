import type { TerminalKind } from '@mullion/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A device of the shop floor; of its code and of what its cookie holds only the hashes are kept. Revoked rows stay. */
@Entity('terminals')
@Index('terminals_name', { synchronize: false })
export class TerminalRow {
  @PrimaryColumn('uuid')
  id: string;
  @Column('int')
  company_id: number;
  @Column('varchar', { length: 100 })
  name: string;
  @Column('text', { array: true })
  kinds: TerminalKind[];
  @Column('int')
  version: number;
  @Column('int')
  created_by: number;
  @Column('timestamptz')
  created_at: Date;
  @Index('terminals_code', { unique: true })
  @Column('bytea', { nullable: true })
  code_hash: Buffer | null;
  @Column('timestamptz', { nullable: true })
  code_until: Date | null;
  @Column('int', { nullable: true })
  code_by: number | null;
  /** Another with every device that takes its place: the session of a display. */
  @Index('terminals_enrolment', { unique: true })
  @Column('uuid', { nullable: true })
  enrolment_id: string | null;
  @Index('terminals_token', { unique: true })
  @Column('bytea', { nullable: true })
  token_hash: Buffer | null;
  @Column('timestamptz', { nullable: true })
  enrolled_at: Date | null;
  @Column('int', { nullable: true })
  enrolled_by: number | null;
  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  seen_at: Date | null;
  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;
}
