import type { CompanyId } from '@mullion/contracts';
import { TenantRepository, type Database, type Tx } from '@mullion/server-kit';
import type { ComposedMail } from './rules/compose-mail';

export interface DeliveryRow {
  readonly id: number;
  readonly company_id: CompanyId;
  /** 0 for what is about no truck. */
  readonly truck_id: number;
  readonly truck: string;
  /**
   * Of a request for a private link: the day, counted from 1970; of what a person sends: the press of the button,
   * counted.
   */
  readonly departure: number;
  readonly kind: 'contact' | 'managers' | 'link' | 'reminder' | 'test';
  /** 0 for the managers; of a request for a private link: the link. */
  readonly contact_id: number;
  /** Comma-joined for the managers. */
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  /** `unknown`: the server may have it. `cancelled`: the departure was taken back before it went. */
  readonly state: 'pending' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly message_id: string;
  readonly sent_at: Date | null;
  readonly created_at: Date;
  /** Holders of returnables that a reminder is about. */
  readonly holder_ids: readonly number[];
  /** Where its receiver says that no more are wanted. */
  readonly unsubscribe: string | null;
}

export type NewDelivery = Pick<
  DeliveryRow,
  'truck_id' | 'truck' | 'departure' | 'kind' | 'contact_id' | 'email' | 'message_id'
> &
  Partial<Pick<DeliveryRow, 'holder_ids' | 'unsubscribe'>> &
  ComposedMail;

/** A worker that has begun and not answered by then has died: the mail is in doubt. */
const SENDING_SECONDS = 90;
/** A pending row gets its job again after this; the first one is enqueued after the commit. */
const REQUEUE_SECONDS = 15;

/** Mails carry pictures: after Redis was away all that waited would be too much at once. */
const AT_ONCE = 100;

/** Of a holder of returnables. */
const REMINDERS = 20;

/** The number of one press of a button that sends mails: what is sent by it is sent once. */
export const nextPress = async (tx: Tx): Promise<number> => {
  const [row] = await tx.query<{ press: number }>(`SELECT nextval('mail_press')::int AS press`);
  return row?.press ?? 0;
};

/** What a recall cancels. */
const IS_WAITING = `company_id = $1 AND truck_id = $2 AND departure = $3 AND state = 'pending'`;
const IS_RECALLED = `EXISTS (SELECT 1 FROM recalled_departures r WHERE r.truck_id = d.truck_id AND r.departure = d.departure)`;

/** E-mail deliveries of one company: one row a truck, departure and contact. */
export class DeliveryRepository extends TenantRepository {
  constructor(source: Tx | Database, companyId: number) {
    super(source, companyId);
  }

  /** Adds a delivery unless the same one exists; gives its row when it is new. */
  async add(mail: NewDelivery): Promise<DeliveryRow | null> {
    const [row] = await this.query<DeliveryRow>(
      `INSERT INTO email_deliveries (company_id, truck_id, truck, departure, kind, contact_id, email, subject, body, html, message_id, due_at, holder_ids, unsubscribe)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(secs => $12), $13, $14)
       ON CONFLICT (truck_id, departure, kind, contact_id) DO NOTHING RETURNING *`,
      [
        this.companyId,
        mail.truck_id,
        mail.truck,
        mail.departure,
        mail.kind,
        mail.contact_id,
        mail.email,
        mail.subject,
        mail.text,
        mail.html,
        mail.message_id,
        REQUEUE_SECONDS,
        mail.holder_ids ?? [],
        mail.unsubscribe ?? null,
      ],
    );
    return row ?? null;
  }

  /** The latest reminders to a holder of returnables. */
  ofHolder(holderId: number): Promise<DeliveryRow[]> {
    return this.query<DeliveryRow>(
      `SELECT * FROM email_deliveries WHERE company_id = $1 AND truck_id = 0 AND kind = 'reminder' AND $2 = ANY(holder_ids) ORDER BY id DESC LIMIT ${REMINDERS}`,
      [this.companyId, holderId],
    );
  }

  ofTruck(truckId: number): Promise<DeliveryRow[]> {
    return this.query<DeliveryRow>(
      'SELECT * FROM email_deliveries WHERE company_id = $1 AND truck_id = $2 ORDER BY departure, kind, contact_id',
      [this.companyId, truckId],
    );
  }

  /**
   * The departure is taken back: what has not gone does not go, nor what a refusal would bring again. Gives the mails
   * that were waiting.
   */
  async recall(truckId: number, departure: number): Promise<DeliveryRow[]> {
    await this.query(
      'INSERT INTO recalled_departures (truck_id, departure, company_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [truckId, departure, this.companyId],
    );
    return this.query<DeliveryRow>(`UPDATE email_deliveries SET state = 'cancelled' WHERE ${IS_WAITING} RETURNING *`, [
      this.companyId,
      truckId,
      departure,
    ]);
  }

  /** Those that a recall would cancel. */
  waiting(truckId: number, departure: number): Promise<DeliveryRow[]> {
    return this.query<DeliveryRow>(`SELECT * FROM email_deliveries WHERE ${IS_WAITING} ORDER BY kind, contact_id`, [
      this.companyId,
      truckId,
      departure,
    ]);
  }

  async isRecalled(truckId: number, departure: number): Promise<boolean> {
    const rows = await this.query(
      'SELECT 1 FROM recalled_departures WHERE truck_id = $1 AND departure = $2 AND company_id = $3',
      [truckId, departure, this.companyId],
    );
    return rows.length > 0;
  }

  /** pending → sending for exactly this attempt; null when it is not to be sent (any more). */
  async begin(id: number, attempt: number): Promise<DeliveryRow | null> {
    const [row] = await this.query<DeliveryRow>(
      `UPDATE email_deliveries d SET state = 'sending', attempts = $3, due_at = now() + make_interval(secs => $4)
       WHERE id = $1 AND company_id = $2 AND state = 'pending' AND attempts = $3 - 1 AND NOT ${IS_RECALLED} RETURNING *`,
      [id, this.companyId, attempt, SENDING_SECONDS],
    );
    return row ?? null;
  }

  async finalise(
    id: number,
    attempt: number,
    to: { state: DeliveryRow['state']; retrySeconds: number },
    error: string | null,
  ): Promise<DeliveryRow | null> {
    const [row] = await this.query<DeliveryRow>(
      `UPDATE email_deliveries d SET state = CASE WHEN $4 = 'pending' AND ${IS_RECALLED} THEN 'cancelled' ELSE $4 END, last_error = $5, due_at = now() + make_interval(secs => $6),
         sent_at = CASE WHEN $4 = 'sent' THEN now() ELSE sent_at END
       WHERE id = $1 AND company_id = $2 AND attempts = $3 AND state IN ('sending', 'unknown') RETURNING *`,
      [id, this.companyId, attempt, to.state, error, to.retrySeconds],
    );
    return row ?? null;
  }

  /**
   * A person asks for another try of a failed or doubtful mail; null when it is neither, its departure was taken back,
   * or its text is gone by age.
   */
  async again(id: number): Promise<DeliveryRow | null> {
    const [row] = await this.query<DeliveryRow>(
      `UPDATE email_deliveries d SET state = 'pending', due_at = now() + make_interval(secs => $3)
       WHERE id = $1 AND company_id = $2 AND state IN ('failed', 'unknown') AND html <> '' AND NOT ${IS_RECALLED} RETURNING *`,
      [id, this.companyId, REQUEUE_SECONDS],
    );
    return row ?? null;
  }

  find(id: number): Promise<DeliveryRow | null> {
    return this.row<DeliveryRow>('email_deliveries', id);
  }
}

/**
 * Over all companies, so many of each at once: what a dead worker left becomes unknown, what was still written for a
 * departure taken back is cancelled, pending rows that are due are given for another job.
 */
export const dueDeliveries = async (database: Database): Promise<{ changed: DeliveryRow[]; due: DeliveryRow[] }> => {
  const oldest = (where: string) =>
    `id = ANY(ARRAY(SELECT id FROM email_deliveries d WHERE due_at < now() AND ${where} ORDER BY due_at LIMIT ${AT_ONCE})) RETURNING *`;
  const doubtful = await database.read<DeliveryRow>(
    `UPDATE email_deliveries SET state = 'unknown', last_error = 'worker_lost' WHERE state = 'sending' AND ${oldest(`state = 'sending'`)}`,
  );
  const cancelled = await database.read<DeliveryRow>(
    `UPDATE email_deliveries SET state = 'cancelled' WHERE state = 'pending' AND ${oldest(`state = 'pending' AND ${IS_RECALLED}`)}`,
  );
  const due = await database.read<DeliveryRow>(
    `UPDATE email_deliveries SET due_at = now() + make_interval(secs => $1) WHERE state = 'pending' AND ${oldest(`state = 'pending'`)}`,
    [REQUEUE_SECONDS],
  );
  return { changed: [...doubtful, ...cancelled], due };
};

const LISTED = 200;

/** Deliveries of every company of which it is unknown whether they went. */
export const doubtfulDeliveries = (database: Database): Promise<DeliveryRow[]> =>
  database.read<DeliveryRow>(`SELECT * FROM email_deliveries WHERE state = 'unknown' ORDER BY id LIMIT ${LISTED}`);

/** A delivery of whatever company, held. */
export const lockDeliveryOfAny = async (tx: Tx, id: number): Promise<DeliveryRow | null> => {
  const [row] = await tx.query<DeliveryRow>('SELECT * FROM email_deliveries WHERE id = $1 FOR UPDATE', [id]);
  return row ?? null;
};
