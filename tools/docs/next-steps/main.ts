import path from 'node:path';
import { parseArgs } from 'node:util';
import { MullionClient } from '../../../libs/client/src';
import { openCamera } from './pictures';
import { walkThroughStates } from './walk';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    chromium: { type: 'string', default: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    order: { type: 'string', default: `${new Date().getUTCFullYear() % 100}-0901` },
    out: { type: 'string', default: 'docs/images/next-steps' },
  },
});
const person = { email: 'admin@demo.mullion.test', password: 'Mullion-2026!' };

/** Takes the pictures of docs/next-steps.md from a running demo, which gets an order, a pallet and a truck more. */
const run = async (): Promise<void> => {
  const admin = new MullionClient({ url: values.url, person });
  await admin.signIn();
  const camera = await openCamera({
    url: values.url,
    folder: path.resolve(values.out),
    executablePath: values.chromium,
    person,
  });
  try {
    await walkThroughStates({ admin, camera, number: values.order });
  } finally {
    await camera.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
