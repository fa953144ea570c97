import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in browser; revoked rows stay until they expire. */
@Entity('session')
export class SessionRow {
  @PrimaryColumn('uuid')
  id: string;
  @Column('int')
  user_id: number;
  @Column('int')
  company_id: number;
  @Column('text')
  address: string;
  @Column('text')
  agent: string;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz')
  used_at: Date;
  @Column('timestamptz')
  expires_at: Date;
  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;
  /** Of a session by PIN or badge. */
  @Column('uuid', { nullable: true })
  terminal_id: string | null;
  @Column('text', { nullable: true })
  revoke_reason: 'logout' | 'reuse' | 'ended' | 'password' | 'removed' | 'pin' | 'taken' | 'terminal' | null;
}
