import { bootService } from '@mullion/server-kit';
import { sample } from './sample.module';

void bootService(sample);
