import { userTypes, listCompanyStatusRights, type RequestContext, type StatusRight } from '@mullion/contracts';
import { AppError, Database, Rpc, systemContext } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { StatusRightsRepository } from './status-rights.repository';

/** Decides on status changes by the company's matrix. */
@Injectable()
export class StatusRights {
  constructor(
    private readonly database: Database,
    private readonly rpc: Rpc,
  ) {}

  /**
   * Makes sure that the company's matrix is here before a transaction begins: asks identity once and keeps the answer.
   * Without a copy and without an answer every move of types 2 to 5 is refused.
   */
  async load(context: RequestContext): Promise<readonly StatusRight[]> {
    // types 0 and 1 may choose any status (§1.4)
    if (context.type <= userTypes.administrator) return [];
    const copy = new StatusRightsRepository(this.database, context.company_id);
    const known = await copy.find();
    if (known) return known;
    try {
      const rights = await this.rpc.ask(
        listCompanyStatusRights,
        { company_id: context.company_id },
        { context: systemContext(context.company_id) },
      );
      // Version 0: any copy that an event brings is newer.
      await copy.keep(0, rights);
      return rights;
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') return [];
      throw error;
    }
  }
}
