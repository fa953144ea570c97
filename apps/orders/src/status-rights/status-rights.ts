import { userTypes, type RequestContext, type StatusRight } from '@mullion/contracts';
import { AppError, Copies } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { statusRightsCopy } from './status-rights-copy';

/** Decides on status changes by the company's matrix. */
@Injectable()
export class StatusRights {
  constructor(private readonly copies: Copies) {}

  /**
   * Makes sure that the company's matrix is here before a transaction begins: asks identity once and keeps the answer.
   * Without a copy and without an answer every move of types 2 to 5 is refused.
   */
  async load(context: RequestContext): Promise<readonly StatusRight[]> {
    // types 0 and 1 may choose any status (§1.4)
    if (context.type <= userTypes.administrator) return [];
    try {
      return (await this.copies.row(statusRightsCopy, context.company_id, context.company_id)).rights;
    } catch (error) {
      if (error instanceof AppError && ['unavailable', 'not_found'].includes(error.code)) return [];
      throw error;
    }
  }
}
