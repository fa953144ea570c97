import type { CompanyId, Language, LinkKind } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import type { DocumentsConfig } from '../../config';
import { linkUrl } from './link-url';
import { linkState } from '../rules/link-state';
import { ShareLinkRepository } from './share-link.repository';
import { deriveToken, hashOfToken } from './share-token';

const DAY_MS = 86_400_000;

/**
 * A private link that the system makes by itself. Its token follows from what it is of and a random text of the
 * database, so that the same one has the same address each time and nobody computes it who only knows the key.
 */
export interface SystemLink {
  readonly company_id: CompanyId;
  readonly kind: Extract<LinkKind, 'evidence' | 'proof'>;
  readonly truck_id: number;
  readonly departure: number;
  /** Null: the sheet is an order's. */
  readonly contact_id: number | null;
  readonly order_id?: number | null;
  readonly language: Language;
}
type Config = Pick<DocumentsConfig, 'MULLION_TOKEN_KEY' | 'PUBLIC_URL'>;

/** The random text of this database. */
export const linkSalt = async (database: Database): Promise<string> => {
  const [row] = await database.read<{ salt: string }>('SELECT salt FROM link_salt', [], { name: 'link-salt' });
  return row?.salt ?? '';
};

const tokenOf = (
  config: Config,
  salt: string,
  { kind, company_id, truck_id, departure, contact_id, order_id }: SystemLink,
): string =>
  deriveToken(
    config.MULLION_TOKEN_KEY,
    ...[salt, kind, company_id, truck_id, departure],
    ...(contact_id === null ? ['order', order_id ?? 0] : [contact_id]),
  );

export const systemLinkUrl = async (
  { database, config }: { readonly database: Database; readonly config: Config },
  link: SystemLink,
): Promise<string> => linkUrl(config.PUBLIC_URL, link.language, tokenOf(config, await linkSalt(database), link));

/** Makes it good from now on; one that is there already stays as it is. */
export const addSystemLink = async (
  tx: Tx,
  config: Config,
  link: SystemLink,
  {
    salt,
    sheetId,
    now,
    days,
  }: { readonly salt: string; readonly sheetId: number; readonly now: Date; readonly days: number },
): Promise<void> => {
  await new ShareLinkRepository(tx, link.company_id).add({
    kind: link.kind,
    target_id: sheetId,
    departure: link.departure,
    language: link.language,
    token_hash: hashOfToken(tokenOf(config, salt, link)),
    user_id: null,
    user_name: '',
    created_at: now,
    expires_at: new Date(now.getTime() + days * DAY_MS),
  });
};

/** Whether a link still opens. */
export const isLinkOpen = async (database: Database, companyId: number, id: number, now: Date): Promise<boolean> => {
  const row = await new ShareLinkRepository(database, companyId).byId(id);
  return row !== null && linkState(row, now) === 'open';
};

/** When links of these sheets were opened last. */
export const openingsOfSheets = async (
  database: Database,
  companyId: number,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  const rows = await database.read<{ target_id: number; last_opened_at: Date }>(
    `SELECT target_id, max(last_opened_at) AS last_opened_at FROM share_link
     WHERE company_id = $1 AND kind = 'evidence' AND target_id = ANY($2) AND last_opened_at IS NOT NULL GROUP BY target_id`,
    [companyId, sheetIds],
  );
  return new Map(rows.map((row) => [row.target_id, row.last_opened_at]));
};
