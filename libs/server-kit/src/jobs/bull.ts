/**
 * What of BullMQ is used: loaded as one by those who need it, so that the bundler leaves the rest of the library out.
 */
export { Queue, Worker } from 'bullmq';
