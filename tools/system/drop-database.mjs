export async function dropDatabase(adminUrl) {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS mullion WITH (FORCE)');
  await client.end();
}
