import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Tries of one e-mail from one address within a quarter of an hour, or of one e-mail from everywhere; each is kept as a
 * hash only.
 */
@Entity('login_attempt')
export class LoginAttemptRow {
  @PrimaryColumn('bytea')
  key: Buffer;
  /** Of an e-mail alone: when its last try was. */
  @Column('timestamptz')
  window_started_at: Date;
  @Column('int')
  tries: number;
}
