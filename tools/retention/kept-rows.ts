import { ago, swept, type Kept } from './kept-row';
import { keptByDocuments } from './kept-by-documents';

/** Of a session that ends after two weeks without use, and was used so many days ago. */
const session = `INSERT INTO session (id, user_id, company_id, address, agent, created_at, used_at, expires_at)
  SELECT $1::uuid, id, company_id, '10.0.0.1', 'Firefox/140', now() - interval '1 year', ${ago}, ${ago} + interval '14 days' FROM users LIMIT 1`;
const run = (
  state: string,
) => `INSERT INTO packing_run (id, company_id, user_name, state, queue, order_ids, products_count, settings,
    resolved, instance, snapshot, budget_seconds, seed, plan, undo, finished_at)
  VALUES ($1, 1, 'P', '${state}', 'quick', '{}', 0, '{}', '{}', '{}', '{}', 5, 1, '{}', '{}', ${ago})`;
/** Of the kit, in the schema of every service. */
const kit: readonly Omit<Kept, 'service'>[] = [
  {
    table: 'idempotency',
    what: 'idempotency',
    days: 7,
    insert: `INSERT INTO idempotency (company_id, user_id, subject, key, part, body_hash, created_at) VALUES (1, 1, 's', $1, 0, '', ${ago})`,
    left: 'SELECT key AS id FROM idempotency',
  },
  {
    table: 'outbox',
    what: 'published events',
    days: 14,
    insert: `INSERT INTO outbox (event_id, subject, company_id, data, published_at) VALUES ($1, 'evt.old.v1', 1, '{}', ${ago})`,
    left: 'SELECT event_id AS id FROM outbox',
  },
  {
    table: 'inbox',
    what: 'applied events',
    days: 14,
    insert: `INSERT INTO inbox (owner, position, event_id, received_at) VALUES ('gateway', abs(hashtext($1)), $1::uuid, ${ago})`,
    left: 'SELECT event_id AS id FROM inbox',
  },
  {
    table: 'saga',
    what: 'finished sagas',
    days: 14,
    insert: `INSERT INTO saga (id, company_id, kind, key, state, data, done_at) VALUES ($1::uuid, 1, 'old', $1::text, 'done', '{}', ${ago})`,
    left: 'SELECT id FROM saga',
  },
  {
    table: 'dead_letter',
    what: 'closed dead letters',
    days: 90,
    insert: `INSERT INTO dead_letter (event_id, subject, envelope, error, attempts, resolved_at) VALUES ($1, 's', '{}', '', 3, ${ago})`,
    left: 'SELECT event_id AS id FROM dead_letter',
  },
];

export const kept: readonly Kept[] = [
  ...swept.flatMap((service) => kit.map((of) => ({ service, ...of }))),
  {
    service: 'packing',
    table: 'truck_claim',
    what: 'released claims',
    days: 30,
    insert: `INSERT INTO truck_claim (claim_id, company_id, truck_id, released_at, created_at)
      VALUES ($1, 1, 1, ${ago}, now() - interval '20 years')`,
    left: 'SELECT claim_id AS id FROM truck_claim',
  },
  {
    service: 'packing',
    table: 'truck_claim',
    what: 'claims that were never released',
    days: 30,
    insert: `INSERT INTO truck_claim (claim_id, company_id, truck_id, created_at) VALUES ($1, 1, 1, ${ago})`,
    left: 'SELECT claim_id AS id FROM truck_claim',
  },
  {
    service: 'packing',
    table: 'truck_departure',
    what: 'departures',
    days: 30,
    // a truck's last departure stays
    insert: `INSERT INTO truck_departure (truck_id, departure, company_id, answer, created_at)
      VALUES (hashtext($1), 1, 1, jsonb_build_object('id', $1), ${ago}), (hashtext($1), 2, 1, '{}', now())`,
    left: `SELECT answer ->> 'id' AS id FROM truck_departure`,
  },
  {
    service: 'packing',
    table: 'truck_departure',
    what: 'recalled departures',
    days: 30,
    insert: `INSERT INTO truck_departure (truck_id, departure, company_id, answer, recalled_at, created_at)
      VALUES (hashtext($1), 1, 1, jsonb_build_object('id', $1), ${ago}, now() - interval '20 years'), (hashtext($1), 2, 1, '{}', NULL, now())`,
    left: `SELECT answer ->> 'id' AS id FROM truck_departure`,
  },
  {
    service: 'packing',
    table: 'render_request',
    what: 'requests for preparation lists',
    days: 7,
    insert: `INSERT INTO render_request (request_id, company_id, pallet_ids, context, job_id, created_at)
      VALUES ($1::uuid, 1, '{}', '{}', $1::uuid, ${ago})`,
    left: 'SELECT request_id AS id FROM render_request',
  },
  {
    service: 'packing',
    table: 'packing_run',
    what: 'plans of runs',
    days: 30,
    insert: run('applied'),
    left: 'SELECT id FROM packing_run WHERE plan IS NOT NULL',
  },
  {
    service: 'packing',
    table: 'packing_run',
    what: 'what takes runs back',
    days: 30,
    insert: run('failed'),
    left: 'SELECT id FROM packing_run WHERE undo IS NOT NULL',
  },
  {
    service: 'packing',
    table: 'packing_run',
    what: 'runs',
    days: 365,
    insert: run('discarded'),
    left: 'SELECT id FROM packing_run',
  },
  {
    service: 'packing',
    table: 'terminal_work',
    what: 'what terminals work on',
    days: 2,
    insert: `INSERT INTO terminal_work (company_id, terminal, kind, target_id, user_name, waiting, seen_at) VALUES (1, $1, 'truck', 1, 'P', 1, ${ago})`,
    left: 'SELECT terminal AS id FROM terminal_work',
  },
  {
    service: 'packing',
    table: 'scan_conflict',
    what: 'settled scan mismatches',
    days: 365,
    insert: `INSERT INTO scan_conflict (company_id, user_id, user_name, key, body_hash, kind, code, target_code, problem, params, made_at, settled_at, settled_how)
      VALUES (1, 1, 'P', $1, '', 'product', 'B1', 'P1', 'product.not_found', '{}', now() - interval '20 years', ${ago}, 'dismissed')`,
    left: 'SELECT key AS id FROM scan_conflict',
  },
  {
    service: 'dispatch',
    table: 'arrangements',
    what: 'searches of floors',
    days: 8,
    insert: `INSERT INTO arrangements (id, company_id, instance, state, created_at) VALUES ($1, 1, '{}', 'done', ${ago})`,
    left: 'SELECT id FROM arrangements',
  },
  {
    service: 'identity',
    table: 'session',
    what: 'sessions that nobody used',
    days: 14,
    insert: session,
    left: 'SELECT id FROM session',
  },
  {
    service: 'identity',
    table: 'refresh_token',
    what: 'tokens of such sessions',
    days: 14,
    insert: `WITH opened AS (${session} RETURNING id)
      INSERT INTO refresh_token (hash, session_id, issued_at) SELECT convert_to($1::text, 'UTF8'), id, now() FROM opened`,
    left: `SELECT convert_from(hash, 'UTF8') AS id FROM refresh_token`,
  },
  {
    service: 'identity',
    table: 'login_attempt',
    what: 'tries to sign in',
    days: 1,
    insert: `INSERT INTO login_attempt (key, window_started_at, tries) VALUES (convert_to($1, 'UTF8'), ${ago}, 20)`,
    left: `SELECT convert_from(key, 'UTF8') AS id FROM login_attempt`,
  },
  {
    service: 'packing',
    table: 'rack_event',
    what: 'what was scanned at racks',
    days: 730,
    insert: `INSERT INTO rack_event (company_id, kind, thing_id, act, rack_id, rack, user_name, at, created_at)
      VALUES (1, 'product', 1, 'in', 1, $1, 'P', now(), ${ago})`,
    left: 'SELECT rack AS id FROM rack_event',
  },
  {
    service: 'packing',
    table: 'planning_act',
    what: 'acts of planning',
    days: 7,
    insert: `INSERT INTO planning_act (id, company_id, kind, product_ids, before, after, made_at) VALUES ($1, 1, 'move', '{}', '[]', '[]', ${ago})`,
    left: 'SELECT id FROM planning_act',
  },
  {
    service: 'packing',
    table: 'deleted_pallet',
    what: 'numbers of deleted pallets',
    days: 365,
    insert: `INSERT INTO deleted_pallet (pallet_id, company_id, number, user_name, products, deleted_at) VALUES (abs(hashtext($1)), 1, $1, 'P', '{}', ${ago})`,
    left: 'SELECT number AS id FROM deleted_pallet',
  },
  {
    service: 'dispatch',
    table: 'stop_orders',
    what: 'orders of stops',
    days: 730,
    insert: `INSERT INTO stop_orders (company_id, stops_hash, stops, used_at) VALUES (1, $1, '{}', ${ago})`,
    left: 'SELECT stops_hash AS id FROM stop_orders',
  },
  ...keptByDocuments,
];
