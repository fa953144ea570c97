import { AckPolicy, connect } from 'nats';
import { Pool } from 'pg';
import { KEEP_COPY } from './service';

/**
 * The measure: a JetStream consumer without partitions, inbox, order or retries that runs the same statement for each
 * message.
 */
const run = async (): Promise<void> => {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 2, options: '-c search_path=orders' });
  const { host, username, password } = new URL(process.env.NATS_URL ?? '');
  const connection = await connect({ servers: host, user: username, pass: password });
  const manager = await connection.jetstreamManager();
  await manager.consumers.add('PLAIN', { durable_name: 'plain', ack_policy: AckPolicy.Explicit });
  const consumer = await connection.jetstream().consumers.get('PLAIN', 'plain');
  console.log('up');
  for await (const message of await consumer.consume({ max_messages: 200 })) {
    const { id, company_id, version, text } = message.json<{
      id: number;
      company_id: number;
      version: number;
      text: string;
    }>();
    await pool.query({ name: 'keep-thing', text: KEEP_COPY, values: [id, company_id, version, text] });
    message.ack();
  }
};

void run();
