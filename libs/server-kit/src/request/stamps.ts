import { services, type ServiceName } from '@mullion/contracts';

/** "I have seen this much of that owner": an event position that a read should not be older than. */
export interface Stamp {
  readonly owner: ServiceName;
  readonly position: number;
}

const MAX_STAMPS = 20;

/** Reads `orders:17,packing:4`; anything unreadable is left out. */
export const parseStamps = (header: string): Stamp[] =>
  header === ''
    ? []
    : header
        .split(',', MAX_STAMPS)
        .map((part) => part.trim().split(':'))
        .map(([owner, position]) => ({ owner: owner as ServiceName, position: Number(position) }))
        .filter((stamp) => services.includes(stamp.owner) && Number.isSafeInteger(stamp.position) && stamp.position > 0);

export const formatStamp = (stamp: Stamp): string => `${stamp.owner}:${stamp.position}`;
