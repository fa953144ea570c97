/** How a receiver checks a signature, to be copied: program text, the same in every language. */
export const verificationSample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isOurs(headers, body, secret) {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;

/** How a program comes with its key. */
export const requestSample = (origin: string): string =>
  `curl ${origin}/api/orders?rows=10 \\
  -H 'Authorization: Bearer mul_…'`;

/** The same by the client of the product. */
export const clientSample = (origin: string): string =>
  `import { createClient } from '@mullion/client';

const mullion = createClient({ url: '${origin}', apiKey: process.env.MULLION_KEY });
const { data } = await mullion.listOrders({ query: { rows: 10 } });`;
