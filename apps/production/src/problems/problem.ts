export interface ProblemRow {
  readonly id: number;
  readonly company_id: number;
  readonly subject: string;
  readonly description: string;
  readonly order_code: string;
  readonly order_id: number | null;
  readonly product_id: number | null;
  readonly work_center_id: number | null;
  readonly reason: string | null;
  readonly comment: string | null;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly status: number;
  /** Hours. */
  readonly time_spent: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly solved_at: Date | null;
  /** What was done with operations that opened it; null when it was reported by hand. */
  readonly action_id: string | null;
  readonly version: number;
}
/** What is written of a problem. */
export type ProblemColumns = Omit<
  ProblemRow,
  'id' | 'company_id' | 'version' | 'created_at' | 'updated_at' | 'action_id'
>;
