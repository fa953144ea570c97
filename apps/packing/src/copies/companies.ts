import type { Company, StatusRight } from '@mullion/contracts';
import { AppError, Copies, type Tx } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { companyCopy, statusRightsCopy } from './copies';

/** Settings and status rights of a company, from the copies; identity is asked only while one has not arrived. */
@Injectable()
export class Companies {
  private readonly known = new Set<number>();

  constructor(private readonly copies: Copies) {}

  /** Call it before a transaction that reads the settings: inside one nobody is asked. @throws AppError `unavailable` */
  async ready(companyId: number): Promise<void> {
    if (!this.known.has(companyId)) await this.of(companyId);
  }

  /**
   * The company's settings. Inside a transaction give it: a second connection asked for by every open transaction is how a pool locks
   * itself up. @throws AppError `unavailable` when there is no copy and identity does not answer.
   */
  async of(companyId: number, tx?: Tx): Promise<Company> {
    const { data } = await this.copies.row(companyCopy, companyId, companyId, tx);
    this.known.add(companyId);
    return data;
  }

  /** Rows of the matrix about pallets. Without a copy and without identity the answer is a refusal. */
  async palletRights(companyId: number): Promise<StatusRight[]> {
    try {
      const { rights } = await this.copies.row(statusRightsCopy, companyId, companyId);
      return rights.filter((right) => right.table_name === 'pallets');
    } catch (error) {
      throw new AppError('status.change_not_allowed', {}, { cause: error });
    }
  }
}
