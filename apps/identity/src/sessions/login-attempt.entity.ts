import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tries of one e-mail from one address within a quarter of an hour; the pair is kept as a hash only. */
@Entity('login_attempt')
export class LoginAttemptRow {
  @PrimaryColumn('bytea')
  key: Buffer;
  @Column('timestamptz')
  window_started_at: Date;
  @Column('int')
  tries: number;
}
