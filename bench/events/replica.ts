import 'reflect-metadata';
import { startService } from '@mullion/server-kit';
import { consumer, owner } from './service';

/** One process of the owner or of the consuming service, as in earnest: `replica.ts owner|consumer`. */
void startService(process.argv[2] === 'owner' ? owner : consumer).then(() => console.log('up'));
