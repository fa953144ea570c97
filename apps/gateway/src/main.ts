import 'reflect-metadata';
import { runProcess } from '@mullion/server-kit';
import { startGateway } from './start-gateway';

const DEFAULT_SHUTDOWN_SECONDS = 20;

void runProcess(
  () => startGateway(),
  () => Number(process.env.SHUTDOWN_SECONDS ?? DEFAULT_SHUTDOWN_SECONDS),
);
