import { parseArgs } from 'node:util';
import { fillFloor } from './fill-floor';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });

fillFloor(values.url).then(
  ({ pallets, trucks }) =>
    console.log(
      pallets === 0 ? 'the demo floor is filled already' : `demo floor: ${pallets} pallets, ${trucks} trucks`,
    ),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
