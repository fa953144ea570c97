import { listCompanyStatusNames, listUserNames, type RequestContext, type StatusName, type UserId } from '@mullion/contracts';
import { AppError, Rpc, systemContext } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const KEEP_MS = 60_000;

/** Names that identity knows: of statuses and of users. Without an answer history shows numbers and no names rather than nothing. */
@Injectable()
export class Names {
  private readonly statuses = new LRUCache<number, StatusName[]>({ max: 100, ttl: KEEP_MS });

  constructor(private readonly rpc: Rpc) {}

  async statusNames(companyId: number): Promise<readonly StatusName[]> {
    const known = this.statuses.get(companyId);
    if (known) return known;
    const names = await orNothing(
      this.rpc.ask(listCompanyStatusNames, { company_id: companyId as StatusRightCompany }, { context: systemContext(companyId) }),
    );
    if (names.length > 0) this.statuses.set(companyId, names);
    return names;
  }

  async userNames(companyId: number, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const users = await orNothing(this.rpc.ask(listUserNames, { user_ids: [...ids] as UserId[] }, { context: systemContext(companyId) }));
    return new Map(users.map((user) => [user.id, user.name]));
  }
}

type StatusRightCompany = RequestContext['company_id'];

const orNothing = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError) return [];
    throw error;
  });
