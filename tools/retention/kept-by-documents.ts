import { ago, type Kept } from './kept-row';

/** Rows of documents that go. */
export const keptByDocuments: readonly Kept[] = [
  {
    service: 'documents',
    table: 'render_jobs',
    what: 'jobs of files',
    days: 7,
    insert: `INSERT INTO render_jobs (id, company_id, request_id, kind, pallet_ids, truck_ids, language, state, blob_key, created_at)
      VALUES ($1::uuid, 1, $1::uuid, 'loading', '{}', '{}', 'lt', 'done', 'renders/' || $1::text, ${ago})`,
    left: 'SELECT id FROM render_jobs',
  },
  {
    service: 'documents',
    table: 'label_jobs',
    what: 'labels that were asked for',
    days: 90,
    insert: `WITH printer AS (INSERT INTO label_printers (company_id, name, host, port, dpi, width, height, agent)
        VALUES (1, $1::text, '10.0.0.9', 9100, 203, 100, 50, 'main') RETURNING id)
      INSERT INTO label_jobs (company_id, printer_id, kind, subject_id, name, language, state, asked_by, asked_at, finished_at)
      SELECT 1, id, 'pallet', 1, $1::text, 'lt', 'done', 'P', ${ago}, ${ago} FROM printer`,
    left: 'SELECT name AS id FROM label_jobs',
  },
  {
    service: 'documents',
    table: 'webhook_messages',
    what: 'messages to webhooks',
    days: 30,
    insert: `INSERT INTO webhook_messages (company_id, event_id, event, body, created_at) VALUES (1, $1, 'order.changed', '{}', ${ago})`,
    left: 'SELECT event_id AS id FROM webhook_messages',
  },
  {
    service: 'documents',
    table: 'webhook_deliveries',
    what: 'deliveries of webhooks',
    days: 30,
    insert: `WITH webhook AS (
        INSERT INTO webhooks (company_id, url, events, secrets) VALUES (1, 'https://old.test/' || $1::text, '{}', '[]') RETURNING id),
      message AS (INSERT INTO webhook_messages (company_id, event_id, event, body, created_at) VALUES (1, $1::uuid, 'e', '{}', ${ago}) RETURNING id)
      INSERT INTO webhook_deliveries (company_id, webhook_id, message_id, state, error, finished_at)
      SELECT 1, webhook.id, message.id, 'failed', $1::text, ${ago} FROM webhook, message`,
    left: 'SELECT error AS id FROM webhook_deliveries',
  },
  ...['sent', 'failed', 'unknown', 'cancelled'].map((state) => ({
    service: 'documents' as const,
    table: 'email_deliveries',
    what: `bodies of ${state} mails`,
    days: 90,
    insert: `INSERT INTO email_deliveries (company_id, truck_id, truck, departure, kind, email, subject, body, html, state, message_id, created_at)
      VALUES (1, hashtext($1), 'T', 1, 'contact', 'a@b.test', 's', 'text', '<p>picture</p>', '${state}', $1, ${ago})`,
    left: `SELECT message_id AS id FROM email_deliveries WHERE body <> '' OR html <> ''`,
  })),
  {
    service: 'documents',
    table: 'recalled_departures',
    what: 'departures that were taken back',
    days: 120,
    // they have no name: the first four bytes of the id are the truck's
    insert: `INSERT INTO recalled_departures (truck_id, departure, company_id, created_at) VALUES (('x' || left($1::text, 8))::bit(32)::int, 1, 1, ${ago})`,
    left: `SELECT lpad(to_hex(truck_id), 8, '0') AS id FROM recalled_departures`,
  },
  {
    service: 'documents',
    table: 'share_opening',
    what: 'openings of links',
    days: 365,
    insert: `WITH link AS (
        INSERT INTO share_link (company_id, kind, target_id, token_hash, language, user_name, created_at, expires_at)
        VALUES (1, 'order', 1, md5($1) || md5($1), 'lt', 'P', now(), now()) RETURNING id)
      INSERT INTO share_opening (link_id, company_id, address, agent, opened_at, last_at) SELECT id, 1, $1, '', ${ago}, ${ago} FROM link`,
    left: 'SELECT address AS id FROM share_opening',
  },
];
