/** One line of "who changed which status of which row"; table `status_change` exists in every service's schema. */
export interface HistoryRow {
  readonly companyId: number;
  readonly tableName: string;
  readonly rowId: number;
  readonly before: number | null;
  readonly after: number;
  /** Null when a service acted on its own. */
  readonly userId: number | null;
  readonly userName?: string;
  readonly comment?: string | null;
  /** Anything else worth keeping, small. */
  readonly data?: unknown;
}
